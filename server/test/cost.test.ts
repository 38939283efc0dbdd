import { setImmediate as nextTurn } from 'node:timers/promises';
import { makeTable, newVisitor, openLine, type Visitor, visitorWith } from '@belfry/client';
import { findGame } from '@belfry/games';
import { createMatch, keyedChance, type Match, play, type Seat, seededChance, undo, writeLog } from '@belfry/kernel';
import type { Position, Replay, Step, Table } from '@belfry/protocol';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startSlices } from '../src/base/slices.ts';
import type { RunningNode } from '../src/serve.ts';
import { onAnyStore, USUAL_LIMITS } from './test-servers.ts';

const KEY = 'k'.repeat(64);

/** Returns a finished match in which entry 64 is played and undone many times: cheap to write, expensive to fold. */
function longFile(undos: number): string {
  const game = findGame('citadels');
  const match: Match = createMatch(game, { players: 2, key: KEY });
  const luck = seededChance('long');
  const step = (): void => {
    const seat = game.pending(match.state)[0]?.seat as Seat;
    const legal = game.legal(match.state, seat);
    play(match, seat, legal[luck.below(legal.length)], keyedChance(KEY, match.log.entries.length + 1));
  };
  while (match.line.length < 64) step();
  for (let n = 0; n < undos; n++) {
    const last = match.line.at(-2)?.entry.seq ?? 0;
    undo(match, 0, last, [1]);
    step();
  }
  while (game.outcome(match.state) === null) step();
  return writeLog({ header: { ...match.log.header, key: KEY }, entries: match.log.entries });
}

/** Counts how often the event loop turned while `work` ran. */
async function turnsDuring<T>(work: Promise<T>): Promise<{ turns: number; result: T }> {
  const state = { turns: 0, done: false };
  const settled = work.finally(() => {
    state.done = true;
  });
  while (!state.done) {
    await nextTurn();
    state.turns++;
  }
  return { turns: state.turns, result: await settled };
}

describe('long work', () => {
  it('runs in slices that alternate with other work', async () => {
    const slices = startSlices();
    const order: string[] = [];
    const busy = (name: string) => (): void => {
      order.push(name);
      const until = performance.now() + 1;
      while (performance.now() < until);
    };
    const all = Promise.all([slices.each(Array(60).fill(0), busy('a')), slices.each(Array(60).fill(0), busy('b'))]);
    const { turns } = await turnsDuring(all);
    expect(turns).toBeGreaterThan(15);
    expect(order).toHaveLength(120);
    expect(order.slice(0, 30)).toContain('b');
  });

  it('that fails stops nothing else', async () => {
    const slices = startSlices();
    const bad = slices.each([1], () => {
      throw new Error('nonsense');
    });
    await expect(bad).rejects.toThrow('nonsense');
    const seen: number[] = [];
    await slices.each([1, 2], (item) => seen.push(item));
    expect(seen).toEqual([1, 2]);
  });
});

onAnyStore('a long match', (servers) => {
  let server: RunningNode;
  let visitor: Visitor;
  let table: Table;
  let long: Table;
  beforeAll(async () => {
    server = await servers.open();
    visitor = await newVisitor(server.url);
    table = await visitor.post<Table>('/api/matches/import', longFile(900));
    long = await visitor.post<Table>('/api/matches/import', longFile(1000));
  });
  /** Evicts the table, as after a while without use. */
  const forget = () => server.ports.tables.delete(table.id);
  type Scene = { position: Position; steps: readonly Step[] };

  it('is folded in slices, once, and cached', async () => {
    const { slices } = server.ports;
    let folded = 0;
    const counting: typeof slices = {
      each(items, work) {
        folded += items.length;
        return slices.each(items, work);
      },
    };
    Object.assign(server.ports, { slices: counting });
    forget();
    const { position } = await visitor.get<Scene>(`/api/tables/${table.id}/position`);
    expect(position.seq).toBe(table.seq);
    expect(folded).toBe(table.seq);
    const apply = vi.spyOn(findGame('citadels'), 'apply');
    await visitor.get(`/api/tables/${table.id}/position`);
    expect(apply).not.toHaveBeenCalled();
    await visitor.get(`/api/tables/${table.id}/replay?first=${table.seq - 100}`);
    expect(folded).toBe(table.seq);
    // From the nearest checkpoint, plus what an undo on the way replays.
    expect(apply.mock.calls.length).toBeLessThan(500);
    apply.mockRestore();
  });

  it('comes in pages over HTTP and socket', async () => {
    const steps: Step[] = [];
    while (steps.length <= table.seq) {
      const page = await visitor.get<Scene>(`/api/tables/${table.id}/position${steps.length === 0 ? '' : `?after=${steps.length - 1}`}`);
      expect(page.steps.length).toBeLessThanOrEqual(200);
      steps.push(...page.steps);
    }
    expect(steps.map(({ seq }) => seq)).toEqual(Array.from({ length: table.seq + 1 }, (_, seq) => seq));
    const line = await openLine(visitor);
    line.say({ type: 'sync', table: table.id });
    expect((await line.next('snapshot')).steps).toEqual(steps.slice(0, 200));
    line.say({ type: 'sync', table: table.id, lastSeq: 1500 });
    expect((await line.next('snapshot')).steps).toEqual(steps.slice(1501, 1701));
    line.close();
    const first = await visitor.get<Replay>(`/api/tables/${table.id}/replay`);
    const middle = await visitor.get<Replay>(`/api/tables/${table.id}/replay?first=777`);
    expect(first.frames.map(({ step }) => step)).toEqual(steps.slice(0, 100));
    expect(middle.frames.map(({ step }) => step)).toEqual(steps.slice(777, 877));
    expect((await visitor.get<Replay>(`/api/tables/${table.id}/replay?first=${table.seq + 1}`)).frames).toEqual([]);
  });

  it('can be forked from the middle', async () => {
    const on = await makeTable(visitor, { game: 'citadels', bots: 'random', from: { table: table.id, seq: 1000 } });
    expect(on).toMatchObject({ status: 'playing', seq: 1000 });
  });

  it('cannot be made by endless undo', async () => {
    const on = await makeTable(visitor, { game: 'citadels', bots: 'random', pace: 'calm', from: { table: long.id, seq: long.seq - 50 } });
    const line = await openLine(visitor);
    line.say({ type: 'sync', table: on.id });
    const { position } = await line.next('snapshot');
    line.say({ type: 'undo', id: 'u', table: on.id, seat: Number(position?.viewer), seq: on.seq, to: 3 });
    expect(await line.next('refusal')).toMatchObject({ reason: 'many-undos' });
    line.close();
  });

  it('is verified off the main thread, and refused when too long', async () => {
    const other = await newVisitor(server.url);
    const file = longFile(900);
    const [first, second] = await Promise.all([
      other.ask('POST', '/api/matches/import', file),
      other.ask('POST', '/api/matches/import', file),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 429]);
    const attack = longFile(1100);
    const apply = vi.spyOn(findGame('citadels'), 'apply');
    const refused = await other.ask('POST', '/api/matches/import', attack);
    expect(refused.status).toBe(422);
    expect(JSON.parse(refused.text)).toMatchObject({ reason: 'file-too-long', args: { undos: 1000 } });
    await newVisitor(server.url).then((another) => another.post('/api/matches/import', file));
    expect(apply).not.toHaveBeenCalled();
    apply.mockRestore();
    const lines = attack.split('\n').slice(0, 3).join('\n');
    expect((await other.ask('POST', '/api/matches/import', lines)).status).toBe(422);
    expect((await other.ask('POST', '/api/matches/import', `${lines}\nnonsense`)).status).toBe(400);
  });

  it('is limited per address and never fills the queue for others', async () => {
    const strict = await servers.open({ ...(await servers.newStore()), trustProxy: 1, limits: { ...USUAL_LIMITS, importsPerMinute: 4 } });
    const file = longFile(50);
    const from = async (address: string) => {
      const { me, headers } = await newVisitor(strict.url);
      return visitorWith(strict.url, me, { ...headers, 'x-forwarded-for': address });
    };
    const bring = async (visitor: Visitor) => (await visitor.ask('POST', '/api/matches/import', file)).status;
    const crowd = await Promise.all(['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'].map(from));
    const [first, second, third, other] = await Promise.all(crowd.map(bring));
    expect([first, second, third].sort()).toEqual([200, 200, 429]);
    expect(other).toBe(200);
    expect(await bring(await from('192.0.2.1'))).toBe(200);
    expect(await bring(await from('192.0.2.1'))).toBe(429);
    expect(await bring(await from('192.0.2.2'))).toBe(200);
  });
});
