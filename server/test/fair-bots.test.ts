import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeTable, newVisitor, openLine } from '@belfry/client';
import type { Table } from '@belfry/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { startFairQueue, type Turn } from '../src/scheduler/fair-queue.ts';
import { writeBotFile } from './bot-file.ts';
import { onAnyStore } from './house.ts';

const folder = mkdtempSync(join(tmpdir(), 'belfry-fair-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** A bot that takes its time. */
const slow = (milliseconds: number) =>
  writeBotFile(
    join(folder, `slow-${milliseconds}.mjs`),
    `{ async think({ legal }) { await new Promise((later) => setTimeout(later, ${milliseconds})); return { move: legal[0] }; }, warmUp() {} }`,
  );

describe('bots that wait for a thread', () => {
  /** In which order these are done by one thread that is busy when they come. */
  async function orderOf(turns: readonly (Turn & { readonly name: string })[]): Promise<string[]> {
    const queue = startFairQueue(1);
    const done: string[] = [];
    const first = queue.run({ peopleWait: true, host: 'first' }, () => pause(5));
    const all = turns.map(({ name, ...turn }) => queue.run(turn, async () => void done.push(name)));
    await Promise.all([first, ...all]);
    return done;
  }
  const turn = (name: string, host: string, peopleWait: boolean) => ({ name, host, peopleWait });

  it('think first where people wait', async () => {
    const shows = Array.from({ length: 5 }, (_, n) => turn(`show ${n}`, 'somebody', false));
    expect(await orderOf([...shows, turn('mine', 'me', true)])).toEqual(['mine', ...shows.map(({ name }) => name)]);
  });

  it('think for each owner in turn, however many tables one has', async () => {
    const many = ['a', 'b', 'c', 'd'].map((name) => turn(name, 'greedy', true));
    expect(await orderOf([...many, turn('mine', 'me', true), turn('yours', 'you', true)])).toEqual(['a', 'mine', 'yours', 'b', 'c', 'd']);
  });

  it('are not asked any more when the queue is dropped; a failure is that of one alone', async () => {
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

onAnyStore('bots', (house) => {
  const bots = { game: 'citadels', players: 2, bots: 'random', watch: true, pace: 'instant', start: true } as const;

  it('among themselves pause when nobody looks on, and go on when somebody comes', async () => {
    const server = await house.open();
    const visitor = await newVisitor(server.url);
    const { id } = await makeTable(visitor, bots);
    const seq = async () => (await visitor.get<Table>(`/api/tables/${id}`)).seq;
    await pause(300);
    expect(await seq()).toBe(0);
    const line = await openLine(visitor);
    line.say({ type: 'sync', table: id });
    await line.next('steps', ({ position }) => position.seq >= 5);
    line.close();
    await line.closed;
    await pause(300);
    const left = await seq();
    await pause(700);
    expect(await seq()).toBe(left);
    const again = await openLine(visitor);
    again.say({ type: 'sync', table: id });
    await again.next('steps', ({ position }) => position.seq > left);
    again.close();
  });

  it('of people are answered before those of a show, and a stop waits for none', async () => {
    const server = await house.open(undefined, { botWorker: slow(300) });
    const [show, player] = [await newVisitor(server.url), await newVisitor(server.url)];
    const line = await openLine(show);
    for (let n = 0; n < 12; n++) line.say({ type: 'sync', table: (await makeTable(show, bots)).id });
    await pause(500);
    const { id } = await makeTable(player, { game: 'citadels', players: 3, bots: 'random', pace: 'instant', start: true });
    const own = await openLine(player);
    const began = performance.now();
    own.say({ type: 'sync', table: id });
    let { position } = await own.next('snapshot');
    while (position === null || position.seq < 4) {
      const [move] = position?.legal ?? [];
      if (position !== null && move !== undefined)
        own.say({ type: 'move', id: `m${position.seq}`, table: id, seat: 0, seq: position.seq, move });
      ({ position } = await own.next('steps', (steps) => steps.position.seq > (position?.seq ?? -1)));
    }
    // Four answers, each behind one that was begun: all twelve shows first would be 14 s.
    expect(performance.now() - began).toBeLessThan(8000);
    const stopping = performance.now();
    await server.close();
    expect(performance.now() - stopping).toBeLessThan(3000);
  });
});
