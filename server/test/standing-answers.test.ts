import { type Line, makeTable, newVisitor, openLine, type Visitor } from '@belfry/client';
import { itemAt, type Seat } from '@belfry/kernel';
import type { Position, Table } from '@belfry/protocol';
import { expect, it } from 'vitest';
import { onAnyStore } from './test-servers.ts';

const PLAYERS = 3;
/** Longer than the delay of any standing answer. */
const A_WHILE = 10_000;

onAnyStore('conditional answers', (servers) => {
  it('play ordinary moves for the player, hidden from others, until the player moves or cancels', async () => {
    // Time stands still but for the test: an answer is given within seconds of real time.
    const clock = { began: Date.now(), ahead: 0 };
    const newKey = () => 'a'.repeat(64);
    const server = await servers.open(undefined, { newKey, time: { now: () => clock.began + clock.ahead } });
    const people = [await newVisitor(server.url), await newVisitor(server.url), await newVisitor(server.url)] as const;
    const [host, ...others] = people;
    const { id } = await makeTable(host, { game: 'nuremberg', players: PLAYERS, clock: { kind: 'days', days: 2 } });
    for (const [at, visitor] of others.entries()) {
      await visitor.post(`/api/tables/${id}/seats/${at + 1}`, {});
      await visitor.post(`/api/tables/${id}/ready`, { ready: true });
    }
    await host.post(`/api/tables/${id}/start`);
    const at = async (visitor: Visitor): Promise<Position> =>
      (await visitor.get<{ position: Position }>(`/api/tables/${id}/position?after=100000`)).position;
    const move = async (seat: Seat, words: string, { seq }: Position) =>
      itemAt(people, seat).post(`/api/tables/${id}/moves`, { id: `m${seq}`, seat, seq, move: words });
    const asked = ({ view }: Position, kind: string): Seat[] => view.pending.filter((owed) => owed.kind === kind).map(({ seat }) => seat);
    const stand = (seat: Seat, answers: object, by: Visitor = itemAt(people, seat)) =>
      by.ask('PUT', `/api/tables/${id}/standing`, { seat, answers });
    /** Plays on and makes an offer whenever possible, until players are asked about one. */
    const untilOffer = async (): Promise<Position> => {
      for (let moves = 0; moves < 200; moves++) {
        const seen = await at(host);
        if (asked(seen, 'trade-answer').length > 1) return seen;
        const { seat } = itemAt(seen.view.pending, 0);
        const own = await at(itemAt(people, seat));
        await move(seat, own.legal.find((words) => words.startsWith('offer')) ?? itemAt(own.legal, own.legal.length - 1), own);
      }
      throw new Error('nobody made an offer');
    };
    const offered = await untilOffer();
    const [one, other] = asked(offered, 'trade-answer') as [Seat, Seat];
    const decline = [{ kind: 'trade-answer', move: 'decline' }];

    for (const wrong of [
      [{ kind: 'sing', move: 'decline' }],
      [{ kind: 'trade-answer', move: 'sing' }],
      [{ kind: 'trade-answer', move: 'end turn' }],
      [{ kind: 'trade-answer', move: 'accept', terms: 'end turn' }],
      [{ kind: 'trade-answer', move: 'accept', terms: 'counter 1 wood for 2 wood' }],
      [{ kind: '*', move: 'decline' }],
    ])
      expect((await stand(one, wrong)).status, JSON.stringify(wrong)).toBe(422);
    expect(
      (
        await stand(
          one,
          Array.from({ length: 9 }, () => itemAt(decline, 0)),
        )
      ).status,
    ).toBe(400);
    expect((await stand(one, decline, itemAt(people, other))).status).toBe(403);
    expect((await at(itemAt(people, one))).standing).toBeUndefined();

    // No one else learns that an answer was set or withdrawn: not even that something has changed.
    const lines = await Promise.all([itemAt(people, other), await newVisitor(server.url)].map((visitor) => openLine(visitor)));
    const pongs = async (sent: number) => {
      for (const line of lines) line.say({ type: 'ping', sent });
      await Promise.all(lines.map((line) => line.next('pong', (pong) => pong.sent === sent)));
    };
    for (const line of lines) {
      line.say({ type: 'sync', table: id });
      await line.next('snapshot');
    }
    await pongs(1);
    const heard = lines.map((line) => line.heard.length);
    const never = { kind: 'trade-answer', move: 'accept', terms: 'counter 1 ore for 9 wood' };
    expect((await stand(one, [never, { kind: '*', move: 'decline', once: true }])).status).toBe(204);
    expect((await at(itemAt(people, one))).standing).toContainEqual(never);
    expect((await stand(one, [])).status).toBe(204);
    await pongs(2);
    // How many look on is told once a second.
    const told = (line: Line, n: number) => line.heard.slice(heard[n]).flatMap(({ type }) => (type === 'watching' ? [] : type));
    expect(lines.map(told)).toEqual([['pong'], ['pong']]);
    for (const line of lines) line.close();

    // The question is already open: the standing answer is given automatically, and no one else knows of it before.
    expect((await stand(one, decline)).status).toBe(204);
    expect((await at(itemAt(people, one))).standing).toEqual(decline);
    for (const visitor of people) if (visitor !== people[one]) expect((await at(visitor)).standing).toBeUndefined();
    expect(JSON.stringify(await itemAt(people, other).get<Table>(`/api/tables/${id}`))).not.toContain('decline');
    const { text } = await itemAt(people, one).ask('GET', '/api/me/data');
    expect(JSON.parse(text).tables[0].seats[0].standing).toEqual(decline);
    clock.ahead += A_WHILE;
    await server.look();
    expect(asked(await at(host), 'trade-answer')).toEqual([other]);
    expect((await at(itemAt(people, one))).standing).toEqual(decline);

    // The other player makes the move by hand, which ends the standing answer.
    expect((await stand(other, decline)).status).toBe(204);
    await move(other, 'decline', await at(itemAt(people, other)));
    expect((await at(itemAt(people, other))).standing).toBeUndefined();

    // A withdrawn standing answer is not given.
    expect((await stand(one, [])).status).toBe(204);
    expect((await at(itemAt(people, one))).standing).toBeUndefined();
    clock.ahead += A_WHILE;
    const { seq } = await at(host);
    await server.look();
    expect((await at(host)).seq).toBe(seq);

    // A player who deletes their account takes their standing answer along.
    await stand(other, decline);
    expect((await itemAt(people, other).ask('DELETE', '/api/me', { sure: true })).status).toBe(204);
    const kept = await server.store.db.selectFrom('seats').select(['seat', 'standing']).where('table_id', '=', id).execute();
    expect(kept.find(({ seat }) => seat === other)?.standing).toBeNull();
  });
});
