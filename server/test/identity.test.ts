import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { makeTable, newVisitor, openLine, type Visitor, visitorWith } from '@belfry/client';
import type { Me, Position, Table, TableSummary } from '@belfry/protocol';
import { beforeAll, expect, it } from 'vitest';
import type { RunningNode } from '../src/serve.ts';
import { authenticator } from './authenticator.ts';
import { onAnyStore, onBothStores, USUAL_LIMITS } from './test-servers.ts';

onBothStores('identity', (servers) => {
  let server: RunningNode;
  beforeAll(async () => {
    server = await servers.open();
  });
  const cookieOf = (headers: Headers): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

  it('a visitor becomes a guest at once and keeps the chosen name; the store holds no token', async () => {
    const response = await fetch(`${server.url}/api/me`);
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    const cookie = cookieOf(response.headers);
    const token = cookie.slice('belfry='.length);
    const guest = visitorWith(server.url, (await response.json()) as Me, { cookie });
    await guest.ask('PATCH', '/api/me', { name: 'Wilhelmina', crest: 'lion' });
    expect(await guest.get<Me>('/api/me')).toMatchObject({ id: guest.me.id, kind: 'guest', name: 'Wilhelmina', crest: 'lion' });
    const kept = await server.store.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(token);
    expect((await guest.ask('PATCH', '/api/me', { name: '' })).status).toBe(400);
    expect((await fetch(`${server.url}/api/tables?list=mine`)).status).toBe(401);
  });

  it('an account keeps everything the guest had; signing in elsewhere finds it; signing out everywhere ends both', async () => {
    const guest = await newVisitor(server.url);
    const table = await makeTable(guest, { game: 'citadels', bots: 'random', start: true });
    const login = `ada-${servers.kind}`;
    const before = visitorWith(server.url, guest.me, { ...guest.headers });
    const made = await guest.ask('POST', '/api/account', { login, password: 'correct horse' });
    expect(JSON.parse(made.text)).toMatchObject({ id: guest.me.id, kind: 'account', login });
    expect((await before.ask('GET', '/api/tables?list=mine')).status).toBe(401);
    const owner = visitorWith(server.url, guest.me, { cookie: cookieOf(made.headers) });
    const other = await newVisitor(server.url);
    const taken = await other.ask('POST', '/api/account', { login: login.toUpperCase(), password: 'another one' });
    expect(taken.status).toBe(409);
    expect(JSON.parse(taken.text)).toMatchObject({ code: 'conflict', refusal: 'stale', reason: 'login-taken' });
    const second = await makeTable(other, { game: 'citadels', bots: 'random', start: true });
    expect((await other.ask('POST', '/api/sign-in', { login, password: 'wrong horse' })).status).toBe(401);
    expect((await other.ask('POST', '/api/sign-in', { login: 'nobody', password: 'wrong horse' })).status).toBe(401);
    const signed = await other.ask('POST', '/api/sign-in', { login, password: 'correct horse' });
    const here = visitorWith(server.url, guest.me, { cookie: cookieOf(signed.headers) });
    const mine = (await here.get<{ tables: TableSummary[] }>('/api/tables?list=mine')).tables.map(({ id }) => id);
    expect(mine).toEqual(expect.arrayContaining([table.id, second.id]));
    expect((await here.ask('POST', '/api/sign-out', { everywhere: true })).status).toBe(204);
    expect((await here.ask('GET', '/api/tables?list=mine')).status).toBe(401);
    expect((await owner.ask('GET', '/api/tables?list=mine')).status).toBe(401);
    const hashes = await server.store.db.selectFrom('passwords').select('hash').execute();
    expect(hashes.every(({ hash }) => hash.startsWith('$argon2id$'))).toBe(true);
  });

  it('signing in midway keeps the seat, ends the guest and its sockets, and the account plays on', async () => {
    const login = `midway-${servers.kind}`;
    const account = await newVisitor(server.url);
    await account.post('/api/account', { login, password: 'correct horse' });
    const guest = await newVisitor(server.url);
    const table = await makeTable(guest, { game: 'citadels', players: 2, hotseat: true, start: true });
    const line = await openLine(guest);
    line.say({ type: 'sync', table: table.id });
    const { position } = await line.next('snapshot');
    const before = visitorWith(server.url, guest.me, { ...guest.headers });
    const signed = await guest.ask('POST', '/api/sign-in', { login, password: 'correct horse' });
    expect(await line.closed).toBe(4401);
    const here = visitorWith(server.url, account.me, { cookie: cookieOf(signed.headers) });
    const seat = position?.view.pending[0]?.seat ?? 0;
    const own = await here.get<{ position: Position }>(`/api/tables/${table.id}/position?seat=${seat}`);
    const move = { id: 'm', seat, seq: own.position.seq, move: own.position.legal[0] };
    expect((await before.ask('POST', `/api/tables/${table.id}/moves`, move)).status).toBe(401);
    expect((await here.ask('POST', `/api/tables/${table.id}/moves`, move)).status).toBe(200);
  });

  it('a session that ends takes its sockets along', async () => {
    const guest = await newVisitor(server.url);
    const line = await openLine(guest);
    await guest.ask('POST', '/api/sign-out', {});
    expect(await line.closed).toBe(4401);
  });

  it('one username has ten sign-in attempts, from any address', async () => {
    const guest = await newVisitor(server.url);
    const guess = async () =>
      (await guest.ask('POST', '/api/sign-in', { login: `NoBody-${servers.kind}`, password: 'a wild guess' })).status;
    const began = performance.now();
    let tries = 0;
    while ((await guess()) === 401) tries++;
    expect(tries).toBeGreaterThanOrEqual(10);
    // One more comes every thirty seconds.
    expect(tries).toBeLessThanOrEqual(10 + (performance.now() - began) / 30_000);
  });

  it('a bot cannot become a person, and its owner can revoke its token', async () => {
    const owner = await newVisitor(server.url);
    const { bot, token } = await owner.post<{ bot: Me; token: string }>('/api/bots', { name: 'Clockwork' });
    const machine = visitorWith(server.url, bot, { authorization: `Bearer ${token}` });
    expect((await machine.ask('POST', '/api/account', { login: `robot-${servers.kind}`, password: 'correct horse' })).status).toBe(403);
    expect((await machine.ask('POST', '/api/passkeys/registration')).status).toBe(403);
    expect((await owner.get<{ bots: Me[] }>('/api/bots')).bots.map(({ id }) => id)).toEqual([bot.id]);
    const stranger = await newVisitor(server.url);
    expect((await stranger.ask('DELETE', `/api/bots/${bot.id}`)).status).toBe(404);
    const line = await openLine(machine);
    expect((await owner.ask('DELETE', `/api/bots/${bot.id}`)).status).toBe(204);
    expect(await line.closed).toBe(4401);
    expect((await machine.ask('GET', '/api/tables?list=mine')).status).toBe(401);
  });

  it('a challenge is valid only for its person and purpose', async () => {
    const [one, other] = [await newVisitor(server.url), await newVisitor(server.url)];
    const key = authenticator(server.url);
    const begun = await one.post<{ attempt: string; options: { challenge: string } }>('/api/passkeys/registration');
    const answer = { attempt: begun.attempt, answer: key.register(begun.options.challenge) };
    expect((await other.ask('POST', '/api/passkeys/registration/answer', answer)).status).toBe(409);
    const open = await one.post<{ attempt: string; options: { challenge: string } }>('/api/passkeys/sign-in');
    const crossed = { attempt: open.attempt, answer: key.register(open.options.challenge) };
    expect((await one.ask('POST', '/api/passkeys/registration/answer', crossed)).status).toBe(409);
    const status = await new Promise<number>((resolve) => {
      const headers = { ...one.headers, host: 'evil.example' };
      const asked = request(`${server.url}/api/passkeys/registration`, { method: 'POST', headers }, ({ statusCode = 0 }) =>
        resolve(statusCode),
      );
      asked.end();
    });
    expect(status).toBe(503);
  });

  it('a passkey makes an account and opens it again', async () => {
    const guest = await newVisitor(server.url);
    const key = authenticator(server.url);
    const begun = await guest.post<{ attempt: string; options: { challenge: string } }>('/api/passkeys/registration');
    const me = await guest.post<Me>('/api/passkeys/registration/answer', {
      attempt: begun.attempt,
      answer: key.register(begun.options.challenge),
    });
    expect(me).toMatchObject({ id: guest.me.id, kind: 'account', passkeys: 1 });
    const stranger = await newVisitor(server.url);
    const asked = await stranger.post<{ attempt: string; options: { challenge: string } }>('/api/passkeys/sign-in');
    const answer = { attempt: asked.attempt, answer: key.sign(asked.options.challenge) };
    expect(await stranger.post<Me>('/api/passkeys/sign-in/answer', answer)).toMatchObject({ id: guest.me.id });
    expect((await stranger.ask('POST', '/api/passkeys/sign-in/answer', answer)).status).toBe(409);
    const again = await stranger.post<{ attempt: string; options: { challenge: string } }>('/api/passkeys/sign-in');
    const forged = { attempt: again.attempt, answer: key.sign(randomBytes(32).toString('base64url')) };
    expect((await stranger.ask('POST', '/api/passkeys/sign-in/answer', forged)).status).toBe(401);
  });

  it('a personal bot plays over HTTP with its token', async () => {
    const owner = await newVisitor(server.url);
    const { bot, token } = await owner.post<{ bot: Me; token: string }>('/api/bots', { name: 'Clockwork' });
    const machine = visitorWith(server.url, bot, { authorization: `Bearer ${token}` });
    const table = await makeTable(machine, { game: 'citadels', players: 2, bots: 'random', pace: 'instant', start: true });
    let seq = 0;
    for (let turns = 0; turns < 5; turns++) {
      const { position } = await machine.get<{ table: Table; position: { seq: number; legal: string[] } }>(
        `/api/tables/${table.id}/position?after=${seq}&wait=2`,
      );
      seq = position.seq;
      if (position.legal.length === 0) continue;
      const done = await machine.post<{ seq: number }>(`/api/tables/${table.id}/moves`, {
        id: `m${seq}`,
        seat: 0,
        seq,
        move: position.legal[0],
      });
      expect(done.seq).toBe(seq + 1);
    }
    expect(seq).toBeGreaterThan(0);
    expect((await machine.ask('POST', '/api/bots', { name: 'Offspring' })).status).toBe(403);
    const wrong: Visitor = visitorWith(server.url, bot, { authorization: `Bearer ${'x'.repeat(43)}` });
    expect((await wrong.ask('GET', '/api/tables?list=mine')).status).toBe(401);
  });
});

onAnyStore('a server', (servers) => {
  it('requests from other origins and too many attempts are refused', async () => {
    const server = await servers.open();
    const guest = await newVisitor(server.url);
    const foreign = visitorWith(server.url, guest.me, { ...guest.headers, origin: 'https://elsewhere.example' });
    expect((await foreign.ask('POST', '/api/tables', { game: 'citadels' })).status).toBe(403);
    await expect(openLine(guest, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
    // Embedded in a page of another site, which sends no cookie along: it would be a new guest each time.
    const siteOf = (site: string) => fetch(`${server.url}/api/me`, { headers: { 'sec-fetch-site': site } });
    expect([(await siteOf('cross-site')).status, (await siteOf('same-origin')).status]).toEqual([403, 200]);
    const home = visitorWith(server.url, guest.me, { ...guest.headers, origin: server.url });
    expect((await home.ask('POST', '/api/tables', { game: 'citadels' })).status).toBe(200);
    const strict = await servers.open({
      ...(await servers.newStore()),
      limits: { ...USUAL_LIMITS, doorPerMinute: 3, frameBurst: 10, framesPerSecond: 0.01 },
    });
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await fetch(`${strict.url}/api/me`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('frames that come too fast are refused, then the socket is closed', async () => {
    const strict = await servers.open({
      ...(await servers.newStore()),
      limits: { ...USUAL_LIMITS, frameBurst: 10, framesPerSecond: 0.01 },
    });
    const line = await openLine(await newVisitor(strict.url));
    for (let i = 0; i < 40; i++) line.say({ type: 'ping', sent: i });
    expect(await line.next('error')).toMatchObject({ code: 'too-many' });
    expect(await line.closed).toBe(1008);
  });
});
