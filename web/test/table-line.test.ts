import type { ClientMessage, JsonPatch, ServerMessage, Step } from '@belfry/protocol';
import { beforeEach, expect, it, vi } from 'vitest';
import { openServerTable, type ServerSession } from '../src/match/server/server-session.ts';
import { me, serverTable as table } from './server-table.ts';

/** The connection, controlled by the test: what the page sends and receives. */
const line = vi.hoisted(() => ({
  sent: [] as unknown[],
  listen: null as { opened(): void; lost(): void; heard(message: unknown): void } | null,
}));
vi.mock('../src/match/server/connection.ts', () => ({
  connectionTo: (_table: string, listen: typeof line.listen) => ({
    open() {
      line.listen = listen;
    },
    send: (message: unknown) => line.sent.push(message),
    close: () => {},
  }),
}));
vi.mock('../src/api/api.ts', () => ({ whoAmI: async () => me, api: {} }));

const sent = () => line.sent.splice(0) as ClientMessage[];
const tell = (message: ServerMessage) => line.listen?.heard(message);

const step = (seq: number, undo?: number): Step => ({
  seq,
  seat: seq === 0 ? null : 0,
  at: seq,
  events: [],
  ...(undo === undefined ? {} : { undo }),
});
const position = (seq: number, viewer: 0 | 'open' = 0) => ({
  seq,
  viewer,
  view: { viewer, round: 1, pending: [] },
  legal: [],
  undo: [],
  clocks: null,
});
const snapshot = (steps: Step[], seq: number, viewer: 0 | 'open' = 0): ServerMessage => ({
  ...{ type: 'snapshot', table: table(), position: position(seq, viewer), steps, chat: [], now: 1 },
});
const news = (steps: Step[], seq: number): ServerMessage => ({ type: 'steps', table: 't', steps, position: position(seq), now: 1 });
const shown = (session: ServerSession) => session.snapshot().log.map(({ seq }) => seq);

async function openAtThree(): Promise<ServerSession> {
  const session = openServerTable('t');
  await vi.waitFor(() => expect(line.listen).not.toBeNull());
  line.listen?.opened();
  expect(sent()).toEqual([{ type: 'sync', table: 't' }]);
  tell(snapshot([step(0), step(1), step(2), step(3)], 3));
  expect(shown(session)).toEqual([0, 1, 2, 3]);
  return session;
}

beforeEach(() => {
  line.listen = null;
  line.sent.length = 0;
});

it('a reconnection requests only what was missed', async () => {
  const session = await openAtThree();
  line.listen?.lost();
  expect(session.snapshot().connection).toBe('reconnecting');
  line.listen?.opened();
  expect(sent()).toEqual([{ type: 'sync', table: 't', lastSeq: 3 }]);
  tell(snapshot([step(4), step(5, 2), step(6)], 6));
  expect(shown(session)).toEqual([0, 1, 2, 5, 6]);
  expect(sent()).toEqual([]);
});

it('a reconnection without news keeps the same log', async () => {
  const session = await openAtThree();
  const { log } = session.snapshot();
  line.listen?.opened();
  tell(snapshot([], 3));
  expect(session.snapshot().log).toBe(log);
});

it('a date in the log is told as this device shows it, like the other times', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1000);
  const session = openServerTable('t');
  await vi.waitFor(() => expect(line.listen).not.toBeNull());
  line.listen?.opened();
  const adjourned = { kind: 'adjourned', seat: 0, seq: 0, at: 5000, until: 9000 } as const;
  // The server's clock is four seconds ahead.
  tell({ ...snapshot([step(0)], 0), table: { ...table(), seatEvents: [adjourned] }, now: 5000 } as ServerMessage);
  expect(session.snapshot().seatEvents).toEqual([{ ...adjourned, until: 5000 }]);
  expect(session.toDevice(9000)).toBe(5000);
  vi.restoreAllMocks();
});

it('frames append to the log; one without an entry leaves it unchanged', async () => {
  const session = await openAtThree();
  tell(news([step(4)], 4));
  const { log } = session.snapshot();
  expect(shown(session)).toEqual([0, 1, 2, 3, 4]);
  tell({ type: 'table', table: table() });
  tell({ type: 'chat', table: 't', line: { n: 1, person: me, at: 1, text: 'hello', phrase: null } });
  expect(session.snapshot().log).toBe(log);
  expect(session.snapshot().chat).toHaveLength(1);
});

it('a patch is applied; when it does not fit or the hash differs, the tail is requested', async () => {
  const session = await openAtThree();
  const patch = (seq: number, view: JsonPatch, hash?: number): ServerMessage => ({
    ...{ type: 'patch', table: 't', steps: [step(seq)], view, legal: ['pass'] },
    ...(hash === undefined ? {} : { hash }),
  });
  tell(patch(4, { round: [2] }));
  expect([session.snapshot().view, session.snapshot().moves, session.snapshot().seq]).toEqual([
    { viewer: 0, round: 2, pending: [] },
    ['pass'],
    4,
  ]);
  tell(patch(4, { round: [7] }));
  expect([session.snapshot().view.round, sent()]).toEqual([2, []]);
  for (const wrong of [patch(6, {}), patch(5, { hands: { '0': [1] } }), patch(5, {}, 1)]) {
    tell(wrong);
    expect(sent()).toEqual([{ type: 'sync', table: 't', lastSeq: 4 }]);
  }
  expect(shown(session)).toEqual([0, 1, 2, 3, 4]);
});

it('a gap is filled from the last entry there is', async () => {
  const session = await openAtThree();
  sent();
  tell(news([step(6)], 6));
  expect(sent()).toEqual([{ type: 'sync', table: 't', lastSeq: 3 }]);
  expect(shown(session)).toEqual([0, 1, 2, 3]);
});

it('a tail for another viewer is not appended: the whole log is requested', async () => {
  const session = await openAtThree();
  line.listen?.opened();
  sent();
  tell(snapshot([step(4)], 4, 'open'));
  expect(sent()).toEqual([{ type: 'sync', table: 't' }]);
  tell(
    snapshot(
      [0, 1, 2, 3, 4].map((seq) => step(seq)),
      4,
      'open',
    ),
  );
  expect(shown(session)).toEqual([0, 1, 2, 3, 4]);
});

it('the end and a change of seat fetch everything, because they show more', async () => {
  const session = await openAtThree();
  tell({ type: 'table', table: table({ status: 'finished' }) });
  expect(sent()).toEqual([{ type: 'sync', table: 't' }]);
  await session.take('spectator');
  expect(sent()).toEqual([{ type: 'sync', table: 't', seat: null }]);
});

it('a long log comes in pages, each requested from the last known entry', async () => {
  const session = openServerTable('t');
  await vi.waitFor(() => expect(line.listen).not.toBeNull());
  line.listen?.opened();
  sent();
  tell(snapshot([step(0), step(1)], 5));
  expect(sent()).toEqual([{ type: 'sync', table: 't', lastSeq: 1 }]);
  tell(snapshot([step(2), step(3)], 5));
  expect(sent()).toEqual([{ type: 'sync', table: 't', lastSeq: 3 }]);
  tell(snapshot([step(4), step(5)], 5));
  expect(sent()).toEqual([]);
  expect(shown(session)).toEqual([0, 1, 2, 3, 4, 5]);
});

it('hides everything from a viewer who lost access', async () => {
  const session = await openAtThree();
  tell({ type: 'error', code: 'forbidden', message: 'this table does not allow spectators', table: 'another' });
  expect(shown(session)).toEqual([0, 1, 2, 3]);
  tell({ type: 'error', code: 'forbidden', message: 'this table does not allow spectators', table: 't' });
  expect(session.snapshot()).toMatchObject({ status: 'missing', log: [], seq: -1 });
});

it('requests are sent again until they are answered, and refused with their reason', async () => {
  const session = await openAtThree();
  const move = session.play('take gold', 3);
  const [first] = sent();
  line.listen?.opened();
  expect(sent()).toContainEqual(first);
  if (first === undefined || !('id' in first)) throw new Error('no request was sent');
  tell({ type: 'refusal', id: first.id, code: 'stale', message: 'gone on', reason: 'gone-on', args: {} });
  await expect(move).rejects.toMatchObject({ refusal: { reason: 'gone-on', code: 'stale' } });
  line.listen?.opened();
  expect(sent()).toHaveLength(1);
});

it('while the server cannot store, the page says so, retries, and continues', async () => {
  const session = await openAtThree();
  vi.useFakeTimers();
  const move = session.play('take gold', 3);
  const [first] = sent();
  if (first === undefined || !('id' in first)) throw new Error('no request was sent');
  tell({ type: 'error', code: 'unavailable', message: 'the server cannot save anything right now' });
  expect(session.snapshot()).toMatchObject({ connection: 'not-keeping', status: 'playing', seq: 3 });
  tell({ type: 'refusal', id: first.id, code: 'unavailable', message: 'not now', reason: 'store-away', args: {} });
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(sent()).toEqual([first]);
  tell({ type: 'table', table: table() });
  expect(session.snapshot().connection).toBe('live');
  tell({ type: 'ack', id: first.id, seq: 4 });
  await move;
  vi.advanceTimersByTime(10_000);
  expect(sent()).toEqual([]);
  vi.useRealTimers();
});

it('resends unanswered requests after a reload, under the same id', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  const before = await openAtThree();
  void before.play('take gold', 3);
  const [first] = sent();
  if (first === undefined || !('id' in first)) throw new Error('no request was sent');
  Object.assign(line, { listen: null });

  const after = openServerTable('t');
  await vi.waitFor(() => expect(line.listen).not.toBeNull());
  line.listen?.opened();
  expect(sent()).toEqual([{ type: 'sync', table: 't' }, first]);
  tell({ type: 'ack', id: first.id, seq: 4 });
  line.listen?.opened();
  expect(sent()).toEqual([{ type: 'sync', table: 't' }]);
  expect(after.snapshot().status).toBe('loading');
  expect([...kept.keys()]).toEqual([]);
  vi.unstubAllGlobals();
});
