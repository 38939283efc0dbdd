import { type Line, makeTable, newVisitor, openLine, type Visitor, visitorWith } from '@belfry/client';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningNode } from '../src/serve.ts';
import { openRedis, readRedisUrl } from '../src/store/redis.ts';
import { type Reply, startRespReader, writeCommand } from '../src/store/resp.ts';
import { type OwnRedis, startOwnRedis } from '../src/testing/own-redis.ts';
import { onBothStores } from './test-servers.ts';

const SILENT = { log: pino({ level: 'silent' }) };

describe('Redis replies', () => {
  it('are parsed however they are split', () => {
    const text = `+OK\r\n:12\r\n$-1\r\n-ERR no\r\n*3\r\n$7\r\nmessage\r\n$1\r\nc\r\n$${Buffer.byteLength('brücke\r\n→')}\r\nbrücke\r\n→\r\n*0\r\n`;
    const bytes = Buffer.from(text);
    const expected = ['OK', 12, null, new Error('ERR no'), ['message', 'c', 'brücke\r\n→'], []];
    for (let size = 1; size <= bytes.length; size++) {
      const replies: Reply[] = [];
      const read = startRespReader((reply) => replies.push(reply));
      for (let at = 0; at < bytes.length; at += size) read(bytes.subarray(at, at + size));
      expect(replies).toEqual(expected);
    }
    expect(writeCommand(['PUBLISH', 'c', 'ü'])).toBe('*3\r\n$7\r\nPUBLISH\r\n$1\r\nc\r\n$2\r\nü\r\n');
    expect(() => startRespReader(() => undefined)(Buffer.from('HTTP/1.1 400\r\n'))).toThrow('this is not what Redis answers');
  });

  it('are requested from a URL with user and password only', () => {
    expect(readRedisUrl('rediss://ann:p%40ss@cache.example')).toEqual({
      host: 'cache.example',
      port: 6379,
      secure: true,
      login: ['AUTH', 'ann', 'p@ss'],
    });
    expect(readRedisUrl('redis://:secret@h:7000').login).toEqual(['AUTH', 'secret']);
    expect(() => readRedisUrl('http://:secret@h')).toThrow('not "http://:…@h"');
  });
});

onBothStores('nodes with Redis', (servers) => {
  if (servers.kind === 'sqlite') {
    it('share PostgreSQL', async () => {
      const config = { ...(await servers.newStore()), redisUrl: 'redis://127.0.0.1:1' };
      await expect(servers.open(config, SILENT)).rejects.toThrow('set DATABASE_URL too');
    });
    return;
  }

  let redis: OwnRedis;
  beforeAll(async () => {
    redis = await startOwnRedis();
  });
  afterAll(() => redis.remove());

  async function say(line: Line, table: string, seat: number): Promise<number> {
    const moves = line.heard.flatMap((message) =>
      message.type === 'steps' || message.type === 'snapshot' ? (message.position ?? []) : [],
    );
    const { seq = 0, legal = [] } = moves.at(-1) ?? {};
    const message = { type: 'move', id: `m${seq}-${seat}`, table, seat, seq, move: legal[0] ?? '' } as const;
    line.say(message);
    const again = setInterval(() => line.say(message), 250);
    return (await line.next('ack', ({ id }) => id === message.id).finally(() => clearInterval(again))).seq;
  }

  it('play at one table through it, lose nothing during an outage, and continue afterwards', async () => {
    const config = { ...(await servers.newStore()), redisUrl: redis.url };
    const nodes: RunningNode[] = [await servers.open(config, SILENT), await servers.open(config, SILENT)];
    const [near, far] = nodes as [RunningNode, RunningNode];
    const elsewhere = (node: RunningNode): string | null => node.ports.nodes.living()[0] ?? null;
    await expect.poll(() => nodes.map(elsewhere)).toEqual([far.node, near.node]);
    const some = Array.from({ length: 40 }, (_, n) => `t${n}`);
    const areApart = (): boolean =>
      nodes.every(({ ports }) => some.some((table) => ports.nodes.isOwn(table)) && !some.every((table) => ports.nodes.isOwn(table)));
    await expect.poll(areApart).toBe(true);
    const [ann, ben]: readonly Visitor[] = [await newVisitor(near.url), await newVisitor(near.url)];
    if (ann === undefined || ben === undefined) throw new Error('two people play');
    const { id } = await makeTable(ann, { game: 'citadels', players: 2, pace: 'instant' });
    await ben.post(`/api/tables/${id}/seats/1`, {});
    await ben.post(`/api/tables/${id}/ready`, { ready: true });
    await ann.post(`/api/tables/${id}/start`);
    const lines = [await openLine(ann), await openLine(visitorWith(far.url, ben.me, ben.headers))];
    for (const line of lines) line.say({ type: 'sync', table: id });
    await Promise.all(lines.map((line) => line.next('snapshot')));
    const play = async (): Promise<void> => {
      const mover = await expectMover(lines);
      const seq = await say(lines[mover] as Line, id, mover);
      await Promise.all(lines.map((line) => heardOf(line, seq)));
    };
    for (let n = 0; n < 6; n++) await play();
    await redis.kill();
    await expect.poll(() => nodes.every(({ ports }) => ports.nodes.isOwn(id))).toBe(true);
    const mover = await expectMover(lines);
    const stored = await say(lines[mover] as Line, id, mover);
    await redis.start();
    await Promise.all(lines.map((line) => heardOf(line, stored)));
    await expect.poll(areApart).toBe(true);
    for (let n = 0; n < 6; n++) await play();
    for (const line of lines) line.close();
  });

  /** Returns the seat to move, according to the last message that each line received. */
  async function expectMover(lines: readonly Line[]): Promise<number> {
    const asked = (): number => lines.findIndex((line) => (positions(line).at(-1)?.legal.length ?? 0) > 0);
    await expect.poll(asked, { interval: 10 }).toBeGreaterThanOrEqual(0);
    return asked();
  }

  const positions = (line: Line) =>
    line.heard.flatMap((message) => (message.type === 'steps' || message.type === 'snapshot' ? (message.position ?? []) : []));

  const heardOf = (line: Line, seq: number): Promise<void> =>
    expect.poll(() => positions(line).at(-1)?.seq ?? 0, { interval: 10 }).toBeGreaterThanOrEqual(seq);

  it('reach each other again after an outage', async () => {
    let ups = 0;
    let downs = 0;
    const client = openRedis(redis.url, () => undefined);
    client.watch(
      () => ups++,
      () => downs++,
    );
    const heard: string[] = [];
    client.subscribe('c', (text) => heard.push(text));
    await expect.poll(() => ups).toBe(1);
    await client.publish('c', 'one');
    await expect.poll(() => heard).toEqual(['one']);
    await redis.kill();
    await expect.poll(() => downs).toBe(1);
    await expect(client.publish('c', 'lost')).rejects.toThrow('not connected');
    await redis.start();
    await expect.poll(() => ups).toBe(2);
    await client.publish('c', 'two');
    await expect.poll(() => heard).toEqual(['one', 'two']);
    await client.close();
  });
});
