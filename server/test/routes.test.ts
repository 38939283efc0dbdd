import { request as httpRequest } from 'node:http';
import { makeTable, newVisitor, type Visitor, visitorWith } from '@belfry/client';
import {
  clientMessage,
  deviceTable,
  newChannel,
  newProgress,
  newStanding,
  newTable,
  noticeSettings,
  settingsChange,
  timeOff,
} from '@belfry/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTE_COSTS } from '../src/admission/route-limits.ts';
import { type Slices, startSlices } from '../src/base/slices.ts';
import { startKeyedWindows } from '../src/base/token-bucket.ts';
import { timeOffFromNow } from '../src/clocks/time-off.ts';
import { onAnyStore, onBothStores, USUAL_LIMITS } from './test-servers.ts';

const FAMILY = { trustProxy: 1 } as const;
const reasonOf = ({ status, text }: { status: number; text: string }) => [status, (JSON.parse(text) as { reason?: string }).reason];
const from = ({ url, me, headers }: Visitor, address: string) => visitorWith(url, me, { ...headers, 'x-forwarded-for': address });

onAnyStore('every route', (servers) => {
  it('has a registered cost and is rate-limited', async () => {
    const server = await servers.open({
      ...(await servers.newStore()),
      ...FAMILY,
      securityContact: 'mailto:a@b.example',
      limits: { ...USUAL_LIMITS, httpPerMinute: 0, doorPerMinute: 0 },
    });
    // The server does not start with a route that has no cost (see limitRoutes); here each is requested with an empty budget.
    const unlimited: string[] = [];
    for (const [route, { cost }] of Object.entries(ROUTE_COSTS)) {
      const [method = 'GET', path = ''] = route.split(' ');
      if (/\/table\/:id|^\/\*?$/.test(path) && !path.startsWith('/api')) continue;
      const { status } = await fetch(server.url + path.replace(/:\w+/g, '1'), { method, headers: { 'x-forwarded-for': '192.0.2.1' } });
      expect([route, status === 404 && cost > 0]).toEqual([route, false]);
      if (status !== 429) unlimited.push(route);
    }
    expect(unlimited).toEqual(['GET /ready', 'GET /health', 'GET /metrics', 'GET /.well-known/security.txt']);
    expect((await fetch(`${server.url}/%61pi/server`)).status).toBe(429);
    expect((await fetch(`${server.url}/api/server`, { method: 'HEAD' })).status).toBe(429);
  });

  it('counts against the requesting address by its cost', async () => {
    const server = await servers.open({ ...(await servers.newStore()), ...FAMILY, limits: { ...USUAL_LIMITS, httpPerMinute: 20 } });
    const visitor = await newVisitor(server.url);
    const codes = async (address: string, path: string, times: number) => {
      // At once, since the budget fills up again.
      const all = await Promise.all(Array.from({ length: times }, () => from(visitor, address).ask('GET', path)));
      return all.filter(({ status }) => status === 429).length;
    };
    expect(await codes('192.0.2.1', '/api/server', 18)).toBe(0);
    expect(await codes('192.0.2.1', '/api/tables/nothing/replay', 1)).toBe(1);
    expect(await codes('192.0.2.2', '/api/tables/nothing/replay', 6)).toBe(2);
  });
});

onAnyStore('strangers', (servers) => {
  it('can become guests a limited number of times per address; known visitors are not limited', async () => {
    const server = await servers.open({
      ...(await servers.newStore()),
      ...FAMILY,
      limits: { ...USUAL_LIMITS, guestsPerHour: 3, doorPerMinute: 100 },
    });
    const comes = async (address: string) => (await fetch(`${server.url}/api/me`, { headers: { 'x-forwarded-for': address } })).status;
    const visitor = from(await newVisitor(server.url), '192.0.2.1');
    expect([await comes('192.0.2.1'), await comes('192.0.2.1'), await comes('192.0.2.1'), await comes('192.0.2.1')]).toEqual([
      200, 200, 200, 429,
    ]);
    expect(await comes('192.0.2.2')).toBe(200);
    expect((await visitor.ask('GET', '/api/me')).status).toBe(200);
  });
});

it('a rate-limit window reopens when its time is up', () => {
  let now = 0;
  const windows = startKeyedWindows(2, 1000, () => now);
  expect([windows.take('a'), windows.take('a'), windows.take('a'), windows.take('b')]).toEqual([true, true, false, true]);
  now = 1000;
  expect(windows.take('a')).toBe(true);
});

onAnyStore('wrong passwords', (servers) => {
  it('by a stranger lock out nobody else: neither other addresses nor signed-in people', async () => {
    const server = await servers.open({ ...(await servers.newStore()), ...FAMILY, limits: { ...USUAL_LIMITS, doorPerMinute: 1000 } });
    const owner = await newVisitor(server.url);
    const account = { login: 'known', password: 'correct horse' };
    await owner.post('/api/account', account);
    const thief = from(await newVisitor(server.url), '192.0.2.1');
    for (let n = 0; n < 12; n++) await thief.ask('POST', '/api/sign-in', { ...account, password: 'a wild guess' });
    expect(reasonOf(await thief.ask('POST', '/api/sign-in', account))).toEqual([429, 'many-tries']);
    for (let n = 0; n < 12; n++) await thief.ask('POST', '/api/account/recovery', { ...account, code: 'a guess' });
    const elsewhere = from(await newVisitor(server.url), '192.0.2.2');
    expect((await elsewhere.ask('POST', '/api/sign-in', account)).status).toBe(200);
    // From the same address, too.
    const { headers } = owner;
    const neighbour = visitorWith(server.url, owner.me, { ...headers, 'x-forwarded-for': '192.0.2.1' });
    expect((await neighbour.ask('POST', '/api/account/codes', { password: account.password })).status).toBe(200);
    const change = { present: account.password, password: 'battery staple' };
    expect((await neighbour.ask('POST', '/api/account/password', change)).status).toBe(200);
  });
});

onAnyStore('limits per person', (servers) => {
  it('sync is limited in bytes, validated in slices, and returned unchanged', async () => {
    const real = startSlices();
    let looked = 0;
    const each: Slices['each'] = (items, work) => {
      looked += items.length;
      return real.each(items, work);
    };
    const server = await servers.open(undefined, { slices: { each } });
    const owner = await newVisitor(server.url);
    await owner.post('/api/account', { login: 'hoarder', password: 'correct horse' });
    const entries = Array.from({ length: 3000 }, (_, at) => ({ seq: at + 1, seat: 0, move: 'end turn', chance: [1] }));
    const seats = [
      { seat: 0, name: 'Ada', crest: 'rose', colour: 0, kind: 'you' },
      { seat: 1, name: 'Bo', crest: 'bell', colour: 1, kind: 'bot' },
    ];
    const header = { game: 'citadels', rules: 1, players: 2, options: {}, chance: [] };
    const table = {
      game: 'citadels',
      options: {},
      key: 'k',
      round: 1,
      waiting: true,
      over: false,
      updated: 1,
      seats,
      log: { header, entries },
    };
    const size = JSON.stringify(table).length;
    expect((await owner.ask('PUT', '/api/me/device-tables/abc', table)).status).toBe(200);
    expect(looked).toBe(entries.length);
    const broken = { ...table, log: { header, entries: entries.with(2000, { seq: 1, seat: 0, move: 'end turn', chance: [1] }) } };
    const refused = await owner.ask('PUT', '/api/me/device-tables/abc', broken);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('entries must be numbered from 1 without gaps')]);
    expect(await owner.get('/api/me/device-tables/abc')).toEqual(table);
    let asked = 3;
    let last = { status: 200, text: '{}' };
    for (; asked < 100 && last.status === 200; asked++)
      last =
        asked % 2 === 0 ? await owner.ask('PUT', '/api/me/device-tables/abc', table) : await owner.ask('GET', '/api/me/device-tables/abc');
    expect(reasonOf(last)).toEqual([429, 'many-bytes']);
    expect(asked * size).toBeLessThan(5.5 * 1024 * 1024);
    expect(asked * size).toBeGreaterThan(3.5 * 1024 * 1024);
    const other = await newVisitor(server.url);
    await other.post('/api/account', { login: 'modest', password: 'correct horse' });
    expect((await other.ask('PUT', '/api/me/device-tables/abc', table)).status).toBe(200);
  });

  it('holidays can change a few times an hour, and a seat’s record of them stays bounded', async () => {
    const server = await servers.open();
    const visitor = await newVisitor(server.url);
    const wanted = (n: number) => ({ nights: null, zone: 'UTC', holidays: n % 2 === 0 ? [{ from: '2030-01-01', to: '2030-01-03' }] : [] });
    const codes: number[] = [];
    for (let n = 0; n < 6; n++) codes.push((await visitor.ask('PUT', '/api/me/time-off', wanted(n))).status);
    expect(codes).toEqual([200, 200, 200, 200, 429, 429]);
    const hasty = await newVisitor(server.url);
    const days = { clock: { kind: 'days', days: 2 }, holidays: 5 } as const;
    for (let n = 0; n < 8; n++) await makeTable(hasty, { game: 'citadels', players: 2, hotseat: true, start: true, ...days });
    const together = await Promise.all([0, 1, 2].map((n) => hasty.ask('PUT', '/api/me/time-off', wanted(n))));
    expect(together.filter(({ status }) => status === 200)).toHaveLength(1);
    const terms = { clock: { kind: 'days', days: 2 }, holidays: 30 } as const;
    const HOUR = 3_600_000;
    let off = null;
    let now = Date.parse('2030-01-01T00:00:00Z');
    for (let n = 0; n < 200; n++, now += HOUR)
      off = timeOffFromNow(terms, off, { ...wanted(0), holidays: n % 2 === 0 ? [{ from: '2030-01-01', to: '2030-01-30' }] : [] }, now);
    const had = off?.holidays.reduce((sum, { from: begin, to }) => sum + to - begin, 0);
    expect(had).toBe(100 * HOUR);
    expect(off?.holidays.length).toBeLessThan(25);
  });

  it('readiness queries the store at most once a second', async () => {
    const server = await servers.open();
    let checks = 0;
    const { store } = server.ports;
    const { check } = store;
    Object.assign(store, {
      check: () => {
        checks++;
        return check();
      },
    });
    const began = performance.now();
    const all = await Promise.all(Array.from({ length: 200 }, () => fetch(`${server.url}/ready`)));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    expect(checks).toBeLessThanOrEqual(2 + (performance.now() - began) / 1000);
  });
});

onBothStores('a number out of bounds', (servers) => {
  it('is refused everywhere without a server error', async () => {
    const server = await servers.open();
    const visitor = await newVisitor(server.url);
    await visitor.post('/api/account', { login: `bounds-${servers.kind}`, password: 'correct horse' });
    for (const value of ['1.5', '1e308', '-1', 'NaN', '9007199254740993'])
      expect([value, (await visitor.ask('GET', `/api/tables?list=archive&before=${value}`)).status]).toEqual([value, 400]);
    expect((await visitor.ask('GET', '/api/tables?list=archive&before=1795000000000')).status).toBe(200);
    const seats = [{ seat: 0, name: 'Ada', crest: 'rose', colour: 0, kind: 'you' }];
    const table = { game: 'citadels', options: {}, key: 'k', round: 1, waiting: true, over: false, seats, log: null };
    for (const updated of [1.5, 1e308, -1])
      expect((await visitor.ask('PUT', '/api/me/device-tables/abc', { ...table, updated })).status).toBe(400);
  });
});

describe('request schemas', () => {
  it('bound every number', () => {
    const unbounded: string[] = [];
    const look = (schema: z.ZodType, path: string): void => {
      const described = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
      const walk = (node: unknown, at: string): void => {
        if (typeof node !== 'object' || node === null) return;
        const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = node as Record<string, unknown>;
        if (
          (type === 'integer' || type === 'number') &&
          ((minimum ?? exclusiveMinimum) === undefined || (maximum ?? exclusiveMaximum) === undefined)
        )
          unbounded.push(at);
        for (const [key, child] of Object.entries(node)) walk(child, `${at}.${key}`);
      };
      walk(described, path);
    };
    for (const [name, schema] of Object.entries({
      clientMessage,
      deviceTable,
      newChannel,
      newProgress,
      newStanding,
      newTable,
      noticeSettings,
      settingsChange,
      timeOff,
    }))
      look(schema, name);
    expect(unbounded).toEqual([]);
  });
});

onAnyStore('a server behind a proxy', (servers) => {
  it('sets a secure cookie when the public URL is https, and hides metrics from foreign host names', async () => {
    const server = await servers.open({ ...(await servers.newStore()), publicOrigin: 'https://belfry.example' });
    const { headers } = await fetch(`${server.url}/api/me`);
    expect(headers.get('set-cookie')).toContain('Secure');
    const plain = await servers.open();
    expect((await fetch(`${plain.url}/api/me`)).headers.get('set-cookie')).not.toContain('Secure');
    // DNS rebinding: the Host header names the foreign site.
    const asked = (path: string, host: string) =>
      new Promise<{ status: number; text: string }>((resolve, reject) => {
        const request = httpRequest(plain.url + path, { headers: { host } }, (response) => {
          let text = '';
          response.on('data', (piece) => {
            text += String(piece);
          });
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        });
        request.on('error', reject).end();
      });
    for (const [host, isLocal] of [
      ['evil.example', false],
      ['localhost', true],
    ] as const) {
      expect((await asked('/metrics', host)).status).toBe(isLocal ? 200 : 403);
      expect((await asked('/api/server', host)).text.includes('reach')).toBe(isLocal);
    }
  });
});
