import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTable, newVisitor, openLine, type Visitor, visitorWith } from '@belfry/client';
import type { Position, Table, TableSummary } from '@belfry/protocol';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { addressOf, isLocal } from '../src/admission/client-address.ts';
import { startTokenBucket } from '../src/base/token-bucket.ts';
import { readEnvironment } from '../src/config/config.ts';
import { backUp } from '../src/operations/backup.ts';
import { isTooFarBehind } from '../src/socket/backlog.ts';
import { openStore } from '../src/store/store.ts';
import { exclusively } from '../src/tables/live-table.ts';
import { openTable } from '../src/tables/table-cache.ts';
import { onAnyStore, USUAL_LIMITS } from './test-servers.ts';

onAnyStore('a socket', (servers) => {
  /** Returns a raw socket of a visitor, on which anything can be sent. */
  async function connect(visitor: Visitor): Promise<WebSocket> {
    const socket = new WebSocket(`${visitor.url.replace('http', 'ws')}/socket`, { headers: visitor.headers });
    await once(socket, 'message');
    return socket;
  }

  it('counts pings against the rate limit', async () => {
    const server = await servers.open({
      ...(await servers.newStore()),
      limits: { ...USUAL_LIMITS, frameBurst: 10, framesPerSecond: 0.01 },
    });
    for (const flood of ['ping', 'pong'] as const) {
      const socket = await connect(await newVisitor(server.url));
      let answered = 0;
      socket.on('pong', () => answered++);
      const closed = once(socket, 'close');
      for (let n = 0; n < 60; n++) socket[flood]('x');
      expect((await closed)[0]).toBe(1008);
      expect(answered).toBeLessThanOrEqual(12);
    }
  });

  it('has one rate limit across reconnects', async () => {
    const server = await servers.open({
      ...(await servers.newStore()),
      limits: { ...USUAL_LIMITS, frameBurst: 10, framesPerSecond: 0.01 },
    });
    const visitor = await newVisitor(server.url);
    const refused: number[] = [];
    for (let round = 0; round < 2; round++) {
      const line = await openLine(visitor);
      for (let n = 0; n < 9; n++) line.say({ type: 'ping', sent: n });
      await line.next(round === 0 ? 'pong' : 'error', (message) => message.type === 'error' || message.sent === 8);
      refused.push(line.heard.filter(({ type }) => type === 'error').length);
      line.close();
      await line.closed;
    }
    expect(refused[0]).toBe(0);
    expect(refused[1]).toBeGreaterThan(0);
  });

  it('is ignored after its session ends, even if it stays open', async () => {
    const server = await servers.open();
    const visitor = await newVisitor(server.url);
    const { id } = await makeTable(visitor, { game: 'citadels', players: 2, hotseat: true, start: true });
    const socket = await connect(visitor);
    const at = (seat: number) => visitor.get<{ position: Position }>(`/api/tables/${id}/position?seat=${seat}`);
    const { position } = (await Promise.all([at(0), at(1)])).find(({ position: { legal } }) => legal.length > 0) ?? (await at(0));
    // The client does not read the close frame.
    socket.pause();
    const closed = once(socket, 'close');
    const { headers } = visitor;
    await visitorWith(server.url, visitor.me, { ...headers }).ask('POST', '/api/sign-out', {});
    socket.send(JSON.stringify({ type: 'move', id: 'm', table: id, seat: position.viewer, seq: 0, move: position.legal[0] }));
    // Frames arrive in order: once the close is answered, the move has been read.
    socket.close(1000);
    socket.resume();
    expect((await closed)[0]).toBe(4401);
    await exclusively(await openTable(server.ports, id), async () => undefined);
    const { seq } = await server.store.db.selectFrom('heads').select('seq').where('table_id', '=', id).executeTakeFirstOrThrow();
    expect(seq).toBe(0);
  });

  it('buffers a bounded amount per socket and per address', () => {
    const reader = (bufferedAmount: number) => ({ bufferedAmount });
    const crowd = (count: number, each: number) => Array.from({ length: count }, () => reader(each));
    const kB = 1024;
    expect(isTooFarBehind(reader(1000 * kB), [])).toBe(false);
    expect(isTooFarBehind(reader(1100 * kB), [])).toBe(true);
    expect(isTooFarBehind(reader(500 * kB), crowd(20, 500 * kB))).toBe(false);
    expect(isTooFarBehind(reader(500 * kB), crowd(40, 500 * kB))).toBe(true);
    // A reader without a backlog is not cut off because of the others.
    expect(isTooFarBehind(reader(10 * kB), crowd(40, 500 * kB))).toBe(false);
  });
});

onAnyStore('one person', (servers) => {
  it('can open a limited number of tables', async () => {
    const limits = { ...USUAL_LIMITS, gatheringTables: 3, playingTables: 2 };
    let ahead = 0;
    const server = await servers.open({ ...(await servers.newStore()), limits }, { time: { now: () => Date.now() + ahead } });
    const [greedy, modest] = [await newVisitor(server.url), await newVisitor(server.url)];
    const make = (visitor: Visitor, start: boolean) =>
      visitor.ask('POST', '/api/tables', { game: 'citadels', players: 2, access: 'open', hotseat: true, start });
    for (let n = 0; n < 2; n++) expect((await make(greedy, true)).status).toBe(200);
    const playing = await make(greedy, false);
    expect([playing.status, JSON.parse(playing.text).reason]).toEqual([429, 'many-playing']);
    for (let n = 0; n < 3; n++) expect((await make(modest, false)).status).toBe(200);
    const open = await make(modest, false);
    expect([open.status, JSON.parse(open.text).reason]).toEqual([429, 'many-open']);
    ahead = 25 * 60 * 60 * 1000;
    for (const visitor of [greedy, modest]) expect((await make(visitor, false)).status).toBe(200);
  });

  it('can chat at a limited rate', async () => {
    const server = await servers.open({ ...(await servers.newStore()), limits: { ...USUAL_LIMITS, chatPerMinute: 12 } });
    const visitor = await newVisitor(server.url);
    const { id } = await makeTable(visitor, { game: 'citadels', players: 2 });
    const line = await openLine(visitor);
    for (let n = 0; n < 6; n++) line.say({ type: 'chat', id: `c${n}`, table: id, text: 'listen!' });
    expect(await line.next('refusal')).toMatchObject({ reason: 'talks-too-fast' });
    const answers = () => line.heard.filter(({ type }) => type === 'ack' || type === 'refusal').length;
    await expect.poll(answers).toBe(6);
    expect(line.heard.filter(({ type }) => type === 'ack').length).toBeLessThanOrEqual(4);
    line.close();
  });
});

onAnyStore('a guest', (servers) => {
  it('can rename at a rate that their tables set, and fill no log with broken frames', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const server = await servers.open({ ...(await servers.newStore()), limits: { ...USUAL_LIMITS, doorPerMinute: 1000 } }, { log });
    const [busy, idle] = [await newVisitor(server.url), await newVisitor(server.url)];
    for (let n = 0; n < 12; n++) await makeTable(busy, { game: 'citadels', players: 2 });
    const rename = async (visitor: Visitor) => {
      const answers: number[] = [];
      for (let n = 0; n < 30; n++) answers.push((await visitor.ask('PATCH', '/api/me', { name: `Name ${n}` })).status);
      return answers.filter((status) => status === 200).length;
    };
    expect(await rename(idle)).toBe(30);
    expect(await rename(busy)).toBeLessThan(30);
    const line = await openLine(busy);
    line.raw('x'.repeat(20_000));
    expect(await line.closed).toBe(1009);
    expect(lines.filter((text) => text.includes('WS_ERR'))).toEqual([]);
  });

  it('gets answers that no cache keeps', async () => {
    const server = await servers.open();
    const guest = await newVisitor(server.url);
    const cached = async (path: string) => (await guest.ask('GET', path)).headers.get('cache-control');
    for (const path of ['/api/me', '/api/me/devices', '/api/tables?list=mine', '/api/nothing', '/api/operators/people', '/metrics'])
      expect([path, await cached(path)]).toEqual([path, 'no-store']);
  });
});

onAnyStore('HTTP hardening', (servers) => {
  it('limits a route however its address is written', async () => {
    const server = await servers.open({ ...(await servers.newStore()), limits: { ...USUAL_LIMITS, doorPerMinute: 10 } });
    // At once, since the limit is that of a minute.
    const asked = Array.from({ length: 14 }, (_, n) =>
      fetch(`${server.url}/%61pi/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ login: `nobody${n}`, password: 'wrong horse' }),
      }),
    );
    const codes = (await Promise.all(asked)).map(({ status }) => status).sort();
    expect(codes).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
  });

  it('shows metrics to this machine and to holders of the token', async () => {
    const open = await servers.open();
    const guest = await newVisitor(open.url);
    expect((await guest.ask('GET', '/metrics')).status).toBe(200);
    const passedOn = await fetch(`${open.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(passedOn.status).toBe(403);
    const guarded = await servers.open({ ...(await servers.newStore()), metricsToken: 'figures' });
    const asked = (authorization: string) => fetch(`${guarded.url}/metrics`, { headers: { authorization } });
    expect((await asked('Bearer nothing')).status).toBe(403);
    expect((await asked('Bearer figures')).status).toBe(200);
  });

  it('lets pages connect to their own server only, and requires https when the public URL does', async () => {
    const server = await servers.open({ ...(await servers.newStore()), publicOrigin: 'https://belfry.example' });
    const { headers } = await fetch(`${server.url}/`);
    expect(headers.get('content-security-policy')).toContain("connect-src 'self';");
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect((await fetch((await servers.open()).url)).headers.get('strict-transport-security')).toBeNull();
  });

  it('trusts one proxy and nothing the client adds before it', async () => {
    const server = await servers.open({
      ...(await servers.newStore()),
      trustProxy: 1,
      limits: { ...USUAL_LIMITS, doorPerMinute: 5 },
    });
    const codes: number[] = [];
    for (let n = 0; n < 8; n++) {
      const response = await fetch(`${server.url}/api/me`, { headers: { 'x-forwarded-for': `203.0.113.${n}, 198.51.100.7` } });
      codes.push(response.status);
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  it('times out on a body that never arrives', async () => {
    const server = await servers.open();
    const { hostname, port } = new URL(server.url);
    const ended = new Promise<number>((resolve) => {
      const request = httpRequest({
        hostname,
        port,
        path: '/api/sign-in',
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': '1000' },
      });
      request.on('response', ({ statusCode = 0 }) => resolve(statusCode));
      request.on('error', () => resolve(0));
      request.write('{');
    });
    expect(await ended).toBe(408);
  }, 60_000);
});

describe('a data folder', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'belfry-folder-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const open = (data: string) => openStore({ data, node: 'test', onTrouble: () => undefined });
  const modeOf = (path: string) => statSync(path).mode & 0o777;

  it('is readable by its user only, and so is a backup', async () => {
    const data = join(folder, 'private');
    const store = await open(data);
    backUp(data, join(folder, 'copy.sqlite'));
    expect(modeOf(data)).toBe(0o700);
    for (const file of readdirSync(data)) expect([file, modeOf(join(data, file))]).toEqual([file, 0o600]);
    expect(modeOf(join(folder, 'copy.sqlite'))).toBe(0o600);
    await store.close();
  });

  it('that is a file, damaged, or from a newer Belfry is refused with a clear message', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await expect(open(file)).rejects.toThrow('is a file; name a folder');
    const damaged = join(folder, 'damaged');
    mkdirSync(damaged);
    writeFileSync(join(damaged, 'belfry.sqlite'), 'this is not a database at all, and long enough to be seen as none'.repeat(40));
    await expect(open(damaged)).rejects.toThrow('is damaged or no store of Belfry');
    const newer = join(folder, 'newer');
    const store = await open(newer);
    await store.db
      .insertInto('kysely_migration' as 'jobs')
      .values({ name: '999-future', timestamp: '2030-01-01' } as never)
      .execute();
    await store.close();
    await expect(open(newer)).rejects.toThrow('written by a newer Belfry');
  });

  it('that is not writable is reported at start', async () => {
    const store = await open(join(folder, 'read-only'));
    await store.check();
    await store.db.executeQuery({
      sql: 'pragma query_only = 1',
      parameters: [],
      query: { kind: 'RawNode' } as never,
      queryId: { queryId: 'pragma' },
    });
    await expect(store.check()).rejects.toThrow();
    await store.close();
  });
});

it('a clock set back does not extend rate limits', () => {
  let now = 1000;
  const bucket = startTokenBucket(10, 5, () => now);
  for (let n = 0; n < 5; n++) expect(bucket.take()).toBe(true);
  expect(bucket.take()).toBe(false);
  now += 500;
  for (let n = 0; n < 5; n++) expect(bucket.take()).toBe(true);
});

it('an IPv6 network counts as one address', () => {
  expect(addressOf({ ip: '2001:db8::1' })).toBe(addressOf({ ip: '2001:db8:0:0:ffff:ffff:ffff:ffff' }));
  expect(addressOf({ ip: '2001:db8::1' })).not.toBe(addressOf({ ip: '2001:db8:0:1::1' }));
  expect(addressOf({ ip: '192.0.2.1' })).toBe('192.0.2.1');
  for (const host of ['localhost:8420', '127.0.0.1', '[::1]:80']) expect(isLocal({ ip: '127.0.0.1', headers: { host } })).toBe(true);
  expect(isLocal({ ip: '127.0.0.1', headers: { host: 'localhost', 'x-forwarded-for': '192.0.2.1' } })).toBe(false);
  // A foreign name that resolves to this machine.
  for (const host of ['evil.example', 'localhost.evil.example:8420', 'evil.example#localhost'])
    expect(isLocal({ ip: '127.0.0.1', headers: { host } })).toBe(false);
});

it('proxies are counted or named', () => {
  expect(readEnvironment({}).trustProxy).toBe(false);
  expect(readEnvironment({ BELFRY_TRUST_PROXY: '1' }).trustProxy).toBe(1);
  expect(readEnvironment({ BELFRY_TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toBe('10.0.0.0/8,::1');
  expect(() => readEnvironment({ BELFRY_TRUST_PROXY: 'yes' })).toThrow('"yes" is neither');
  expect(readEnvironment({ BELFRY_ORIGIN: 'https://belfry.example/' }).publicOrigin).toBe('https://belfry.example');
  expect(() => readEnvironment({ BELFRY_ORIGIN: 'belfry.example' })).toThrow('BELFRY_ORIGIN is how browsers reach the server');
});

onAnyStore('a table', (servers) => {
  it('keeps its host when others come and go', async () => {
    const server = await servers.open();
    const [host, ann, bob] = [await newVisitor(server.url), await newVisitor(server.url), await newVisitor(server.url)];
    const table = await makeTable(host, { game: 'citadels', players: 3, watch: true });
    await ann.post(`/api/tables/${table.id}/seats/0`, {});
    await bob.post(`/api/tables/${table.id}/seats/1`, {});
    await bob.ask('DELETE', `/api/tables/${table.id}/seats/1`);
    expect((await host.get<Table>(`/api/tables/${table.id}`)).host).toBe(host.me.id);
    await ann.ask('DELETE', `/api/tables/${table.id}/seats/0`);
    expect(await host.get<Table>(`/api/tables/${table.id}`)).toMatchObject({ host: host.me.id, status: 'gathering' });
  });

  it('with a spectator delay gives its file late', async () => {
    const server = await servers.open();
    const [host, stranger] = [await newVisitor(server.url), await newVisitor(server.url)];
    const table = await makeTable(host, {
      game: 'citadels',
      players: 2,
      bots: 'random',
      watch: true,
      pace: 'instant',
      delay: 3600,
      access: 'open',
      start: true,
    });
    const line = await openLine(host);
    line.say({ type: 'sync', table: table.id });
    const stored = async () =>
      (await server.store.db.selectFrom('tables').select('status').where('id', '=', table.id).executeTakeFirst())?.status;
    await expect.poll(stored, { timeout: 60_000 }).toBe('finished');
    expect((await stranger.ask('GET', `/api/tables/${table.id}/export`)).status).toBe(409);
    // No list reveals how far the match is, or that it is over.
    for (const [who, list] of [
      [stranger, 'live'],
      [host, 'mine'],
    ] as const) {
      const { tables } = await who.get<{ tables: TableSummary[] }>(`/api/tables?list=${list}`);
      expect(tables).toMatchObject([{ id: table.id, status: 'playing', movedAt: table.startedAt, places: null }]);
    }
    expect(await host.get('/api/tables?list=archive')).toEqual({ tables: [] });
    line.close();
  });
});
