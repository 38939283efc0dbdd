import { makeTable, newVisitor, openLine, type Visitor } from '@belfry/client';
import type { Position, Table } from '@belfry/protocol';
import { expect, it } from 'vitest';
import { type ClockRecord, clocksOnReturn, isSpent, lapse, startClocks, turnClocks } from '../src/clocks/clock.ts';
import { catchUp } from '../src/play/catch-up.ts';
import { exclusively } from '../src/tables/live-table.ts';
import { openTable } from '../src/tables/table-cache.ts';
import { onAnyStore } from './test-servers.ts';

const MINUTE = 60_000;
const PER_MOVE = { clock: { kind: 'live', bank: 60, increment: 0 }, timing: 'move' } as const;
const BANK = { clock: { kind: 'live', bank: 600, increment: 30 } } as const;

it('moving and undoing gains no time', () => {
  const move = { before: [0], after: [0], mover: 0, undoneTo: null } as const;
  let clocks = startClocks(PER_MOVE, 2, 0);
  clocks = turnClocks(PER_MOVE, clocks, { ...move, seq: 1 }, [], 50_000);
  expect(clocks?.left[0]).toBe(MINUTE);
  clocks = turnClocks(PER_MOVE, clocks, { ...move, seq: 2, undoneTo: 0 }, [], 52_000);
  expect(clocks?.left[0]).toBe(8_000);
  // Repeated undos take back the time that was gained each time.
  clocks = turnClocks(PER_MOVE, clocks, { ...move, seq: 3 }, [], 53_000);
  clocks = turnClocks(PER_MOVE, clocks, { ...move, seq: 4 }, [], 54_000);
  clocks = turnClocks(PER_MOVE, clocks, { ...move, seq: 5, undoneTo: 0 }, [], 55_000);
  expect(clocks?.left[0]).toBe(5_000);
});

it('undoing a turn takes its increment back', () => {
  let clocks = turnClocks(BANK, startClocks(BANK, 2, 0), { before: [0], after: [1], mover: 0, seq: 1, undoneTo: null }, [], MINUTE);
  expect(clocks?.left[0]).toBe(9 * MINUTE + 30_000);
  clocks = turnClocks(BANK, clocks, { before: [1], after: [0], mover: 0, seq: 2, undoneTo: 0 }, [], 2 * MINUTE);
  expect(clocks?.left).toEqual([9 * MINUTE, 9 * MINUTE]);
});

it('a returning player gets time once, and again only after a bot decided something', () => {
  const back = { seat: 0, running: [0], isPaused: false } as const;
  const first = clocksOnReturn(PER_MOVE, startClocks(PER_MOVE, 2, 0), back, [], MINUTE);
  expect(first?.left[0]).toBe(MINUTE);
  const second = clocksOnReturn(PER_MOVE, first, back, [], 2 * MINUTE);
  expect(second?.left[0]).toBe(0);
  const moved = turnClocks(PER_MOVE, second, { before: [0], after: [1], mover: 0, seq: 1, undoneTo: null }, [], 2 * MINUTE);
  expect(clocksOnReturn(PER_MOVE, moved, back, [], 3 * MINUTE)?.left[0]).toBe(MINUTE);
});

it('a player who returns before the bot decided anything gets no time, unless nobody would have any', () => {
  const back = { seat: 0, running: [], isPaused: false } as const;
  const out = lapse({ at: MINUTE, left: [0, MINUTE] }, [0]);
  expect(clocksOnReturn(PER_MOVE, out, back, [], MINUTE)?.left[0]).toBe(0);
  expect(clocksOnReturn(PER_MOVE, out, { ...back, isPaused: true }, [], MINUTE)?.left[0]).toBe(MINUTE);
  const played = turnClocks(BANK, out, { before: [0], after: [0], running: [], mover: 0, byBot: true, seq: 1, undoneTo: null }, [], MINUTE);
  expect(clocksOnReturn(BANK, played, back, [], MINUTE)?.left[0]).toBe(MINUTE);
});

it('a bot’s decision costs its player no time and earns none', () => {
  const turn = { before: [0], after: [1], running: [], mover: 0, byBot: true, seq: 1, undoneTo: null } as const;
  expect(turnClocks(BANK, startClocks(BANK, 2, 0), turn, [], MINUTE)?.left).toEqual([10 * MINUTE, 10 * MINUTE]);
});

it('an agreed undo leaves at least a few seconds, once', () => {
  const move = { before: [0], after: [0], mover: 0, undoneTo: null } as const;
  const moved = turnClocks(PER_MOVE, startClocks(PER_MOVE, 2, 0), { ...move, seq: 1 }, [], 59_000) as ClockRecord;
  expect(moved.left[0]).toBe(MINUTE);
  expect(isSpent(moved, 0, 0)).toBe(false);
  const late = { ...moved, left: [500, MINUTE] };
  expect(isSpent(late, 0, 0)).toBe(true);
  expect(isSpent(late, 0, 1)).toBe(false);
  const back = (at: number) => turnClocks(PER_MOVE, moved, { ...move, seq: 2, undoneTo: 0 }, [], at)?.left[0];
  expect(back(60_000 + 30_000)).toBe(10_000);
  expect(back(59_000 + 55_000)).toBe(5_000);
});

onAnyStore('fair play', (servers) => {
  const sceneOf = (person: Visitor, id: string) => person.get<{ table: Table; position: Position }>(`/api/tables/${id}/position`);

  /** Starts a match of two players, each with a line that has synced. */
  async function twoPeople(settings: object = {}) {
    const server = await servers.open();
    const people = [await newVisitor(server.url), await newVisitor(server.url)] as const;
    const { id } = await makeTable(people[0], { game: 'citadels', players: 2, pace: 'instant', ...settings });
    await people[1].post(`/api/tables/${id}/seats/1`, {});
    await people[1].post(`/api/tables/${id}/ready`, { ready: true });
    await people[0].post(`/api/tables/${id}/start`);
    const lines = [await openLine(people[0]), await openLine(people[1])] as const;
    for (const line of lines) {
      line.say({ type: 'sync', table: id });
      await line.next('snapshot');
    }
    return { server, people, lines, id };
  }

  it('a client cannot block a bot by reusing the server’s request ids', async () => {
    const { people, lines, id } = await twoPeople();
    // The player to move names each request as the server names the bot's request at the next position, until that position is theirs too.
    for (let made = 0; made < 30; made++) {
      const scenes = await Promise.all(people.map((person) => sceneOf(person, id)));
      const seat = scenes.findIndex(({ position }) => position.legal.length > 0);
      const [line, person] = [lines[seat], people[seat]] as [(typeof lines)[0], Visitor];
      const { seq, legal } = (scenes[seat] as { position: Position }).position;
      const move = { type: 'move', table: id, seat, seq, move: legal[0] ?? '' } as const;
      line.say({ ...move, id: `~bot-${seq + 1}` });
      expect((await line.next('error')).code).toBe('bad-message');
      line.say({ ...move, id: `bot-${seq + 1}` });
      await line.next('ack', (ack) => ack.seq === seq + 1);
      const { position } = await sceneOf(person, id);
      if (position.legal.length === 0) continue;
      line.say({ type: 'resign', id: 'r', table: id, seat, level: 'random' });
      await line.next('ack', (ack) => ack.id === 'r');
      await expect.poll(async () => (await sceneOf(person, id)).position.seq).toBeGreaterThan(seq + 1);
      for (const each of lines) each.close();
      return;
    }
    throw new Error('nobody was to move twice in a row');
  });

  it('undo needs the consent of a player whose seat a bot plays', async () => {
    const { people, lines, id } = await twoPeople();
    for (let made = 0; made < 4; made++)
      for (const [seat, person] of people.entries()) {
        const { position } = await sceneOf(person, id);
        const [legal] = position.legal;
        if (legal !== undefined)
          await person.post(`/api/tables/${id}/moves`, { id: `m${position.seq}`, seat, seq: position.seq, move: legal });
      }
    lines[1].say({ type: 'resign', id: 'r', table: id, seat: 1, level: 'random' });
    await lines[1].next('ack');
    // Waits until the bot has moved and it is the other player's turn.
    await expect.poll(async () => (await sceneOf(people[0], id)).position.legal.length).toBeGreaterThan(0);
    const { position } = await sceneOf(people[0], id);
    lines[0].say({ type: 'undo', id: 'u', table: id, seat: 0, seq: position.seq, to: 0 });
    await lines[0].next('ack');
    const { table, position: after } = await sceneOf(people[0], id);
    expect(after.seq).toBe(position.seq);
    expect(table.vote).toMatchObject({ seat: 0, to: 0, missing: [1] });
    for (const each of lines) each.close();
  });

  it('the mark of a stand-in stays in the result after its move is undone', async () => {
    const { people, lines, id } = await twoPeople();
    const seat = (await sceneOf(people[0], id)).position.legal.length > 0 ? 0 : 1;
    const [own, line] = [people[seat], lines[seat]] as [Visitor, (typeof lines)[0]];
    const { seq } = (await sceneOf(own, id)).position;
    line.say({ type: 'resign', id: 'r', table: id, seat, level: 'apprentice' });
    await line.next('ack', (ack) => ack.id === 'r');
    await expect.poll(async () => (await sceneOf(own, id)).position.seq > seq || (await sceneOf(own, id)).table.paused).toBe(true);
    line.say({ type: 'return', id: 'b', table: id, seat });
    await line.next('ack', (ack) => ack.id === 'b');
    const after = (await sceneOf(own, id)).position;
    if (after.undo.includes(seq)) {
      line.say({ type: 'undo', id: 'u', table: id, seat, seq: after.seq, to: seq });
      await line.next('ack', (ack) => ack.id === 'u');
    }
    const other = lines[1 - seat] as (typeof lines)[0];
    other.say({ type: 'concede', id: 'c', table: id, seat: 1 - seat });
    await other.next('ack', (ack) => ack.id === 'c');
    const { table } = await sceneOf(own, id);
    expect(table.seats[seat]?.botMoves).toBeGreaterThan(0);
    for (const each of lines) each.close();
  });

  it('nobody who waits for news is woken by a conditional answer, told by another node', async () => {
    const { server, people, lines, id } = await twoPeople({ clock: { kind: 'live', bank: 3600, increment: 0 } });
    for (const line of lines) line.close();
    const live = await openTable(server.ports, id);
    await expect.poll(() => [live.subscribers.size, live.spectatorCount.timer]).toEqual([0, null]);
    const seat = (await sceneOf(people[0], id)).position.legal.length > 0 ? 0 : 1;
    const [mover, other] = [people[seat], people[1 - seat]] as [Visitor, Visitor];
    const { seq, legal } = (await sceneOf(mover, id)).position;
    const news = other.get<{ position: Position }>(`/api/tables/${id}/position?after=${seq}&wait=25`);
    await expect.poll(() => live.subscribers.size).toBe(1);
    const answers = [{ kind: 'turn-action', move: 'end turn' }];
    expect((await mover.ask('PUT', `/api/tables/${id}/standing`, { seat, answers })).status).toBe(204);
    await exclusively(live, () => catchUp(server.ports, live));
    // Whoever had been woken would be gone after another request.
    await sceneOf(mover, id);
    expect(live.subscribers.size).toBe(1);
    await mover.post(`/api/tables/${id}/moves`, { id: 'm', seat, seq, move: legal[0] });
    expect((await news).position.seq).toBeGreaterThan(seq);
  });

  it('nobody else sees a conditional answer', async () => {
    const { people, lines, id } = await twoPeople();
    const waiting = lines[1];
    waiting.say({ type: 'ping', sent: 1 });
    await waiting.next('pong');
    const before = waiting.heard.length;
    const { status } = await people[0].ask('PUT', `/api/tables/${id}/standing`, {
      seat: 0,
      answers: [{ kind: 'turn-action', move: 'end turn' }],
    });
    expect(status).toBe(204);
    waiting.say({ type: 'ping', sent: 2 });
    await waiting.next('pong');
    // How many look on is told once a second.
    const told = waiting.heard.slice(before).map(({ type }) => type);
    expect(told.filter((type) => type !== 'watching')).toEqual(['pong']);
    for (const each of lines) each.close();
  });
});
