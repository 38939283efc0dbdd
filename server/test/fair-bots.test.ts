import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTable, newVisitor, openLine } from '@belfry/client';
import type { Table, TableId } from '@belfry/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { startFairQueue, type Turn } from '../src/scheduler/fair-queue.ts';
import type { RunningNode } from '../src/serve.ts';
import { writeBotFile } from './bot-file.ts';
import { onAnyStore } from './test-servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'belfry-fair-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ASKED = join(folder, 'asked.txt');
/** Returns how many bots have started to think. */
const asked = (): number => (existsSync(ASKED) ? readFileSync(ASKED, 'utf8').length : 0);
/** A slow bot that logs each question when it starts on it. */
const SLOW = writeBotFile(
  join(folder, 'slow.mjs'),
  `{ async think({ legal }) {
       appendFileSync(${JSON.stringify(ASKED)}, '.');
       await new Promise((later) => setTimeout(later, 100));
       return { move: legal[0] };
     }, warmUp() {} }`,
  `import { appendFileSync } from 'node:fs';`,
);

describe('the queue for bot threads', () => {
  /** Returns the order in which a single busy thread runs these. */
  async function orderOf(turns: readonly (Turn & { readonly name: string })[]): Promise<string[]> {
    const queue = startFairQueue(1);
    const done: string[] = [];
    let letGo: () => void = () => undefined;
    const busy = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const first = queue.run({ peopleWait: true, host: 'first' }, () => busy);
    const all = turns.map(({ name, ...turn }) => queue.run(turn, async () => void done.push(name)));
    letGo();
    await Promise.all([first, ...all]);
    return done;
  }
  const turn = (name: string, host: string, peopleWait: boolean) => ({ name, host, peopleWait });

  it('serves tables where people wait first', async () => {
    const shows = Array.from({ length: 5 }, (_, n) => turn(`show ${n}`, 'somebody', false));
    expect(await orderOf([...shows, turn('mine', 'me', true)])).toEqual(['mine', ...shows.map(({ name }) => name)]);
  });

  it('serves owners in turn, however many tables one has', async () => {
    const many = ['a', 'b', 'c', 'd'].map((name) => turn(name, 'greedy', true));
    expect(await orderOf([...many, turn('mine', 'me', true), turn('yours', 'you', true)])).toEqual(['a', 'mine', 'yours', 'b', 'c', 'd']);
  });

  it('asks no bot after the queue is dropped; one failure affects one question', async () => {
    const queue = startFairQueue(1);
    const bad = queue.run({ peopleWait: true, host: 'a' }, () => Promise.reject(new Error('oops')));
    await expect(bad).rejects.toThrow('oops');
    const running = queue.run({ peopleWait: true, host: 'a' }, async () => 'done');
    const waiting = queue.run({ peopleWait: true, host: 'a' }, async () => 'never');
    queue.drop();
    expect(await Promise.all([running, waiting])).toEqual(['done', null]);
    expect(await queue.run({ peopleWait: true, host: 'a' }, async () => 'never')).toBeNull();
  });
});

onAnyStore('bots', (servers) => {
  const bots = { game: 'citadels', players: 2, bots: 'random', watch: true, pace: 'instant', start: true } as const;

  /** Returns when the table is due in the store; null if it waits for a visitor. */
  async function dueAt({ store }: RunningNode, id: TableId): Promise<number | null> {
    const head = await store.db.selectFrom('heads').select('due_at').where('table_id', '=', id).executeTakeFirst();
    return head?.due_at ?? null;
  }

  it('among themselves pause without spectators and resume when one arrives', async () => {
    const server = await servers.open();
    const visitor = await newVisitor(server.url);
    const { id } = await makeTable(visitor, bots);
    const seq = async () => (await visitor.get<Table>(`/api/tables/${id}`)).seq;
    await server.look();
    expect([await seq(), await dueAt(server, id)]).toEqual([0, null]);
    const line = await openLine(visitor);
    line.say({ type: 'sync', table: id });
    await line.next('steps', ({ position }) => position.seq >= 5);
    line.close();
    await line.closed;
    await expect.poll(() => dueAt(server, id)).toBeNull();
    const left = await seq();
    // Nothing is due, here or in the store.
    await server.look();
    expect([await seq(), await dueAt(server, id)]).toEqual([left, null]);
    const again = await openLine(visitor);
    again.say({ type: 'sync', table: id });
    await again.next('steps', ({ position }) => position.seq > left);
    again.close();
  });

  it('at tables with people are answered before bot-only tables, and a stop waits for none', async () => {
    const server = await servers.open(undefined, { botWorker: SLOW });
    const [show, player] = [await newVisitor(server.url), await newVisitor(server.url)];
    const line = await openLine(show);
    const shows = await Promise.all(Array.from({ length: 12 }, () => makeTable(show, bots)));
    for (const { id: table } of shows) line.say({ type: 'sync', table });
    await expect.poll(asked).toBeGreaterThan(0);
    const { id } = await makeTable(player, { game: 'citadels', players: 3, bots: 'random', pace: 'instant', start: true });
    const own = await openLine(player);
    own.say({ type: 'sync', table: id });
    const others: number[] = [];
    let { position } = await own.next('snapshot');
    while (position === null || position.seq < 4) {
      const [move] = position?.legal ?? [];
      if (position !== null && move !== undefined)
        own.say({ type: 'move', id: `m${position.seq}`, table: id, seat: 0, seq: position.seq, move });
      const before = asked();
      ({ position } = await own.next('steps', (steps) => steps.position.seq > (position?.seq ?? -1)));
      if (move === undefined) others.push(asked() - before);
    }
    // A bot of people waits for one that has already started, not for all the shows; a busy machine may tell of it late, but not each time.
    expect(Math.min(...others)).toBeLessThan(shows.length);
    const stopping = asked();
    await server.close();
    expect(asked() - stopping).toBeLessThan(shows.length);
  });
});
