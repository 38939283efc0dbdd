import { type Line, makeTable, newVisitor, openLine, Player, type Visitor } from '@belfry/client';
import type { Position, Replay, Table, TableSummary } from '@belfry/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningNode } from '../src/serve.ts';
import { onAnyStore } from './test-servers.ts';

const GAME = 'citadels';

onAnyStore('tables', (servers) => {
  let server: RunningNode;
  let ann: Visitor;
  let ben: Visitor;
  const lines: Line[] = [];
  let ahead = 0;
  beforeAll(async () => {
    server = await servers.open(undefined, { time: { now: () => Date.now() + ahead } });
    ann = await newVisitor(server.url);
    ben = await newVisitor(server.url);
  });
  afterAll(() => {
    for (const line of lines) line.close();
  });
  const line = async (visitor: Visitor): Promise<Line> => {
    const opened = await openLine(visitor);
    lines.push(opened);
    return opened;
  };
  const get = (visitor: Visitor, id: string) => visitor.get<{ table: Table; position: Position }>(`/api/tables/${id}/position`);

  /** Starts a table of two players, each with a line that has synced. */
  async function twoPlayers(settings: object = {}) {
    const table = await makeTable(ann, { game: GAME, players: 2, ...settings });
    await ben.post(`/api/tables/${table.id}/seats/1`, {});
    await ben.post(`/api/tables/${table.id}/ready`, { ready: true });
    await ann.post(`/api/tables/${table.id}/start`);
    const [a, b] = [await line(ann), await line(ben)];
    a.say({ type: 'sync', table: table.id });
    b.say({ type: 'sync', table: table.id });
    const first = await a.next('snapshot');
    const second = await b.next('snapshot');
    return { id: table.id, a, b, positions: [first.position, second.position] as const };
  }

  /** Plays a number of moves: each awaited player takes the first legal one. */
  async function playSome(id: string, moves: number): Promise<void> {
    for (let i = 0; i < moves; i++) {
      for (const [seat, visitor] of [ann, ben].entries()) {
        const { position } = await get(visitor, id);
        const move = position.legal[0];
        if (move === undefined) continue;
        await visitor.post(`/api/tables/${id}/moves`, { id: `m${position.seq}`, seat, seq: position.seq, move });
        break;
      }
    }
  }

  it('a stranger with the link takes a seat and is ready, and the host starts', async () => {
    const table = await makeTable(ann, { game: GAME, players: 3, access: 'open' });
    expect((await ben.get<{ tables: TableSummary[] }>('/api/tables?list=open')).tables.map(({ id }) => id)).toContain(table.id);
    const watching = await line(ann);
    watching.say({ type: 'sync', table: table.id });
    expect((await watching.next('snapshot')).position).toBeNull();
    await ben.post(`/api/tables/${table.id}/seats/1`, {});
    const seen = await watching.next('table', ({ table: t }) => t.seats[1]?.person !== null);
    expect(seen.table.seats[1]?.person).toMatchObject({ id: ben.me.id, name: ben.me.name });
    await expect(ann.post(`/api/tables/${table.id}/start`)).rejects.toThrow('every seat must be taken');
    await ann.post(`/api/tables/${table.id}/seats/2`, { bot: 'random' });
    await expect(ann.post(`/api/tables/${table.id}/start`)).rejects.toThrow('is not ready yet');
    await expect(ben.post(`/api/tables/${table.id}/start`)).rejects.toThrow('only the host can do this');
    await ben.post(`/api/tables/${table.id}/ready`, { ready: true });
    await ann.post(`/api/tables/${table.id}/start`);
    const begun = await watching.next('snapshot');
    expect(begun).toMatchObject({ table: { status: 'playing' }, position: { viewer: 0, seq: 0 }, steps: [{ seq: 0, seat: null }] });
    await expect(ben.ask('DELETE', `/api/tables/${table.id}/seats/1`)).resolves.toMatchObject({ status: 409 });
    const mine = (await ben.get<{ tables: TableSummary[] }>('/api/tables?list=mine')).tables;
    expect(mine.map(({ id }) => id)).toContain(table.id);
  });

  it('of two strangers who request one seat, one gets it', async () => {
    const table = await makeTable(ann, { game: GAME, players: 2 });
    const cas = await newVisitor(server.url);
    const tries = await Promise.all([ben, cas].map((visitor) => visitor.ask('POST', `/api/tables/${table.id}/seats/1`, {})));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a move is acknowledged once and sent to both; a wrong one is refused with a reason', async () => {
    const { id, a, b, positions } = await twoPlayers();
    const mover = positions[0]?.view.pending[0]?.seat === 0 ? { seat: 0, own: a, other: b } : { seat: 1, own: b, other: a };
    const position = positions[mover.seat] as Position;
    const move = position.legal[0] as string;
    const frame = { type: 'move', id: 'first', table: id, seat: mover.seat, seq: 0, move } as const;
    mover.own.say(frame);
    mover.own.say(frame);
    expect((await mover.own.next('ack')).seq).toBe(1);
    expect((await mover.own.next('ack')).seq).toBe(1);
    const own = await mover.own.next('steps');
    expect(own.steps).toMatchObject([{ seq: 1, seat: mover.seat, move }]);
    const other = await mover.other.next('steps');
    expect(other.steps[0]).not.toHaveProperty('move');
    expect((await get(ann, id)).position.seq).toBe(1);

    mover.own.say({ ...frame, id: 'stale' });
    expect(await mover.own.next('refusal')).toMatchObject({ id: 'stale', code: 'stale' });
    mover.own.say({ ...frame, id: 'nonsense', seq: 1, move: 'fly to the moon' });
    expect(await mover.own.next('refusal')).toMatchObject({ id: 'nonsense' });
    mover.own.say({ ...frame, id: 'other-seat', seq: 1, seat: 1 - mover.seat });
    expect(await mover.own.next('refusal')).toMatchObject({ id: 'other-seat', code: 'forbidden', reason: 'not-your-seat' });
    const after = other.position.legal.length > 0 ? { line: mover.other, seat: 1 - mover.seat } : { line: mover.own, seat: mover.seat };
    after.line.say({ type: 'move', id: 'illegal', table: id, seat: after.seat, seq: 1, move: 'build castle' });
    expect(await after.line.next('refusal')).toMatchObject({
      id: 'illegal',
      code: 'illegal',
      reason: 'against-the-rules',
      args: { move: 'build castle' },
      clause: expect.stringMatching(/^CIT-/),
      phrase: { key: expect.any(String) },
    });
  });

  it('undo past a barrier needs consent; a decline holds until the next move', async () => {
    const { id, a, b } = await twoPlayers();
    await playSome(id, 4);
    await a.next('steps', ({ position }) => position.seq === 4);
    a.say({ type: 'undo', id: 'u1', table: id, seat: 0, seq: 4, to: 1 });
    await a.next('ack', (ack) => ack.id === 'u1');
    const asked = (await b.next('table', ({ table }) => table.vote !== null)).table.vote;
    expect(asked).toMatchObject({ seat: 0, to: 1, agreed: [], missing: [1] });
    expect(asked?.until).toBeGreaterThan(Date.now() + ahead);
    expect(asked).not.toHaveProperty('refused');
    b.say({ type: 'vote', id: 'v1', table: id, seat: 1, seq: 4, asker: 0, to: 1, agree: false });
    await b.next('ack', (ack) => ack.id === 'v1');
    const no = await a.next('table', ({ table }) => table.vote?.refused !== undefined);
    expect(no.table.vote).toMatchObject({ seat: 0, to: 1, missing: [], refused: 1 });
    a.say({ type: 'undo', id: 'u2', table: id, seat: 0, seq: 4, to: 1 });
    expect(await a.next('refusal', (refusal) => refusal.id === 'u2')).toMatchObject({ reason: 'said-no' });
    b.say({ type: 'vote', id: 'v2', table: id, seat: 1, seq: 4, asker: 0, to: 1, agree: true });
    expect(await b.next('refusal', (refusal) => refusal.id === 'v2')).toMatchObject({ reason: 'no-vote' });
    await playSome(id, 1);
    a.say({ type: 'undo', id: 'u3', table: id, seat: 0, seq: 5, to: 1 });
    await a.next('ack', (ack) => ack.id === 'u3');
    b.say({ type: 'undo', id: 'u4', table: id, seat: 1, seq: 5, to: 1 });
    expect(await b.next('refusal', (refusal) => refusal.id === 'u4')).toMatchObject({ reason: 'vote-open' });
    b.say({ type: 'vote', id: 'v3', table: id, seat: 1, seq: 5, asker: 0, to: 1, agree: true });
    expect((await b.next('ack', (ack) => ack.id === 'v3')).seq).toBe(6);
    const back = await a.next('steps', ({ position }) => position.seq === 6);
    expect(back.steps).toMatchObject([{ seq: 6, seat: 0, undo: 1, events: [] }]);
    await playSome(id, 2);
    expect((await get(ann, id)).position.seq).toBe(8);
  });

  it('an undo request can be cancelled and expires', async () => {
    const { id, a, b } = await twoPlayers();
    await playSome(id, 4);
    await a.next('steps', ({ position }) => position.seq === 4);
    a.say({ type: 'undo', id: 'u1', table: id, seat: 0, seq: 4, to: 1 });
    await b.next('table', ({ table }) => table.vote !== null);
    a.say({ type: 'vote', id: 'w1', table: id, seat: 0, seq: 4, asker: 0, to: 1, agree: false });
    expect((await b.next('table', ({ table }) => table.vote === null && table.seq === 4)).table.vote).toBeNull();
    a.say({ type: 'undo', id: 'u2', table: id, seat: 0, seq: 4, to: 1 });
    await a.next('ack', (ack) => ack.id === 'u2');
    ahead += 4 * 60_000;
    expect((await ben.get<Table>(`/api/tables/${id}`)).vote).toBeNull();
    b.say({ type: 'vote', id: 'late', table: id, seat: 1, seq: 4, asker: 0, to: 1, agree: true });
    expect(await b.next('refusal', (refusal) => refusal.id === 'late')).toMatchObject({ reason: 'no-vote' });
    b.say({ type: 'undo', id: 'u3', table: id, seat: 1, seq: 4, to: 1 });
    await b.next('ack', (ack) => ack.id === 'u3');
  });

  it('consent to one undo is not consent to another', async () => {
    const { id, a, b } = await twoPlayers();
    await playSome(id, 4);
    await a.next('steps', ({ position }) => position.seq === 4);
    a.say({ type: 'undo', id: 'u1', table: id, seat: 0, seq: 4, to: 2 });
    const { vote } = (await b.next('table', ({ table }) => table.vote !== null)).table;
    a.say({ type: 'undo', id: 'u2', table: id, seat: 0, seq: 4, to: 0 });
    await a.next('ack', (ack) => ack.id === 'u2');
    b.say({ type: 'vote', id: 'v1', table: id, seat: 1, seq: 4, asker: vote?.seat ?? 0, to: vote?.to ?? 0, agree: true });
    expect(await b.next('refusal')).toMatchObject({ id: 'v1', reason: 'other-vote' });
    expect((await get(ann, id)).position.seq).toBe(4);
  });

  it('free undo needs no consent, and undo against bots is granted', async () => {
    const table = await makeTable(ann, { game: GAME, players: 2, bots: 'random', pace: 'instant', start: true });
    const own = await line(ann);
    own.say({ type: 'sync', table: table.id });
    let { position } = await own.next('snapshot');
    while (position !== null && (position.seq < 6 || position.legal.length === 0)) {
      const move = position.legal[0];
      const { seq } = position;
      if (move !== undefined) own.say({ type: 'move', id: `m${seq}`, table: table.id, seat: 0, seq, move });
      ({ position } = await own.next('steps', (steps) => steps.position.seq > seq));
    }
    const seq = position?.seq ?? 0;
    own.say({ type: 'undo', id: 'back', table: table.id, seat: 0, seq, to: 0 });
    expect((await own.next('ack', ({ id }) => id === 'back')).seq).toBe(seq + 1);
    expect(
      (await own.next('steps', (steps) => steps.steps.some((step) => step.undo === 0))).steps.find((step) => step.undo === 0),
    ).toBeDefined();
  });

  it('chat reaches everyone at the table once, and nobody when it is off', async () => {
    const { id, a, b } = await twoPlayers();
    a.say({ type: 'chat', id: 'c1', table: id, text: 'good morning' });
    a.say({ type: 'chat', id: 'c1', table: id, text: 'good morning' });
    await a.next('ack');
    await a.next('ack');
    b.say({ type: 'phrase', id: 'c2', table: id, phrase: 'hello' });
    expect((await b.next('chat')).line).toMatchObject({ n: 1, text: 'good morning', person: { id: ann.me.id } });
    expect((await b.next('chat')).line).toMatchObject({ n: 2, phrase: 'hello', text: null });
    const cas = await line(await newVisitor(server.url));
    cas.say({ type: 'chat', id: 'c3', table: id, text: 'me too' });
    expect(await cas.next('refusal')).toMatchObject({ code: 'forbidden' });
    cas.say({ type: 'sync', table: id });
    expect((await cas.next('snapshot')).chat).toHaveLength(2);
    const quiet = await twoPlayers({ chat: 'phrases' });
    quiet.a.say({ type: 'chat', id: 'c4', table: quiet.id, text: 'psst' });
    expect(await quiet.a.next('refusal')).toMatchObject({ code: 'forbidden' });
  });

  it('a player who resigns leaves the seat to a bot and can take it back; the log says who moved', async () => {
    const { id, a } = await twoPlayers({ pace: 'instant' });
    a.say({ type: 'resign', id: 'r1', table: id, seat: 0, level: 'random' });
    await a.next('ack', (ack) => ack.id === 'r1');
    await a.next('table', ({ table }) => table.seats[0]?.bot === 'random');
    const player = new Player({ visitor: ben, table: id, seat: 1 });
    await a.next('steps', ({ steps }) => steps.some((step) => step.by === 'bot random' && step.seat === 0));
    a.say({ type: 'return', id: 'r2', table: id, seat: 0 });
    await a.next('ack', (ack) => ack.id === 'r2');
    const end = new Player({ visitor: ann, table: id, seat: 0 });
    const result = await end.done;
    player.stop();
    end.stop();
    expect(result.status).toBe('finished');
    const again = await ann.post<Table>(`/api/tables/${id}/rematch`);
    expect(again).toMatchObject({
      status: 'gathering',
      rematchOf: id,
      seats: [{ person: { id: ann.me.id }, bot: null }, { person: { id: ben.me.id } }],
    });
    expect((await ben.post<Table>(`/api/tables/${id}/rematch`)).id).toBe(again.id);
    expect((await a.next('table', ({ table }) => table.rematch !== null)).table.rematch).toBe(again.id);

    const file = await ann.ask('GET', `/api/tables/${id}/export`);
    const kept = await ben.post<Table>('/api/matches/import', file.text);
    expect(kept).toMatchObject({ status: 'finished', outcome: result.outcome, key: result.key });
    expect((await ben.ask('POST', '/api/matches/import', file.text.replace('"seat":1', '"seat":0'))).status).toBe(400);
    const replay = await ben.get<Replay>(`/api/tables/${kept.id}/replay?viewer=open&first=${result.seq - 9}`);
    expect(replay.frames).toHaveLength(10);
    expect(replay.frames.at(-1)?.step.seq).toBe(result.seq);
    const fork = await ben.post<Table>('/api/tables', { game: GAME, bots: 'random', from: { table: id, seq: 10 } });
    expect(fork).toMatchObject({ status: 'playing', seq: 10, keyHash: null });
  });

  it('a timeout lets the others replace the player with a bot, which is no weak one', async () => {
    const table = await makeTable(ann, { game: GAME, players: 2, clock: { kind: 'live', bank: 600, increment: 0 }, pace: 'instant' });
    await ben.post(`/api/tables/${table.id}/seats/1`, {});
    await ben.post(`/api/tables/${table.id}/ready`, { ready: true });
    await ann.post(`/api/tables/${table.id}/start`);
    const { position } = await get(ann, table.id);
    const slow = position.view.pending[0]?.seat as number;
    expect(position.clocks?.running).toEqual([slow]);
    const [patient, own] = slow === 0 ? [await line(ben), 1] : [await line(ann), 0];
    patient.say({ type: 'sync', table: table.id });
    await patient.next('snapshot');
    patient.say({ type: 'replace', id: 'early', table: table.id, seat: slow, level: 'random' });
    expect(await patient.next('refusal')).toMatchObject({ id: 'early', code: 'forbidden' });
    ahead += 605_000;
    expect((await patient.next('table', (t) => t.table.seats[slow]?.expired === true)).table.seats[own]?.expired).toBe(false);
    patient.say({ type: 'replace', id: 'now', table: table.id, seat: slow, level: 'random' });
    await patient.next('ack', (ack) => ack.id === 'now');
    expect((await patient.next('steps', ({ steps }) => steps.some((step) => step.seat === slow))).steps[0]).toMatchObject({
      by: 'bot apprentice',
    });
  });

  it('on a shared screen each seat is sent only when the screen asks for it', async () => {
    const table = await makeTable(ann, { game: GAME, players: 2, hotseat: true, start: true });
    const screen = await line(ann);
    screen.say({ type: 'sync', table: table.id });
    expect((await screen.next('snapshot')).position?.viewer).toBe('spectator');
    screen.say({ type: 'sync', table: table.id, seat: 1 });
    expect((await screen.next('snapshot')).position?.viewer).toBe(1);
    screen.say({ type: 'sync', table: table.id, seat: 0 });
    const { position } = await screen.next('snapshot');
    expect(position?.viewer).toBe(0);
    const other = await line(ben);
    other.say({ type: 'sync', table: table.id, seat: 0 });
    expect(await other.next('error')).toMatchObject({ code: 'forbidden' });
  });

  it('spectators see the public view, with the table’s delay, or nothing if not allowed', async () => {
    const late = await makeTable(ann, { game: GAME, players: 2, bots: 'random', watch: true, pace: 'brisk', delay: 2, start: true });
    const there = await line(ben);
    there.say({ type: 'sync', table: late.id });
    const first = await there.next('snapshot');
    expect(first).toMatchObject({ position: { seq: 0, viewer: 'spectator' }, table: { seq: 0 } });
    const arrived = await there.next('steps');
    expect(arrived.now - (arrived.steps[0]?.at ?? 0)).toBeGreaterThanOrEqual(2000);
    const closed = await twoPlayers({ spectators: false });
    const stranger = await line(await newVisitor(server.url));
    stranger.say({ type: 'sync', table: closed.id });
    expect(await stranger.next('error')).toMatchObject({ code: 'forbidden' });
    const replay = await ann.ask('GET', `/api/tables/${closed.id}/replay?viewer=open`);
    expect(replay.status).toBe(403);
    expect((await ann.ask('GET', `/api/tables/${closed.id}/replay?viewer=1`)).status).toBe(403);
    expect((await ann.get<Replay>(`/api/tables/${closed.id}/replay`)).viewer).toBe(0);
    expect((await ann.ask('GET', `/api/tables/${closed.id}/export`)).status).toBe(409);
  });
});
