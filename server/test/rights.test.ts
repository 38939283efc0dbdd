import { makeTable, newVisitor, openLine, type Visitor, visitorWith } from '@belfry/client';
import {
  type DeviceTable,
  type DeviceTables,
  type FurtherTable,
  MARKS_AT_ONCE,
  type Me,
  MOST_DEVICE_BYTES,
  MOST_DEVICE_TABLES,
  type Position,
  type Progress,
  type Table,
  type TableSummary,
} from '@belfry/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RunningNode } from '../src/serve.ts';
import { onAnyStore } from './test-servers.ts';

const PASSWORD = 'correct horse';

onAnyStore('data rights', (servers) => {
  let server: RunningNode;
  let made = 0;
  beforeAll(async () => {
    server = await servers.open();
  });

  /** Creates an account and returns it with its login. */
  async function newAccount(name: string): Promise<{ person: Visitor; login: string }> {
    const person = await newVisitor(server.url);
    await person.ask('PATCH', '/api/me', { name });
    const login = `${name.toLowerCase()}-${servers.kind}-${++made}`;
    await person.post('/api/account', { login, password: PASSWORD });
    return { person, login };
  }
  const signIn = async (login: string, password: string) => {
    const visitor = await newVisitor(server.url);
    return { visitor, status: (await visitor.ask('POST', '/api/sign-in', { login, password })).status };
  };

  describe('a password', () => {
    it('can be changed with the current one, which ends all other sessions', async () => {
      const { person, login } = await newAccount('Ada');
      const { visitor: elsewhere } = await signIn(login, PASSWORD);
      const line = await openLine(elsewhere);
      const change = { present: PASSWORD, password: 'battery staple' };
      expect((await elsewhere.ask('POST', '/api/account/password', { ...change, present: 'a wild guess' })).status).toBe(403);
      expect(await person.post<Me>('/api/account/password', change)).toMatchObject({ id: person.me.id, login });
      expect(await line.closed).toBe(4401);
      expect((await elsewhere.ask('GET', '/api/tables?list=mine')).status).toBe(401);
      expect((await person.ask('GET', '/api/tables?list=mine')).status).toBe(200);
      expect((await signIn(login, PASSWORD)).status).toBe(401);
      expect((await signIn(login, 'battery staple')).status).toBe(200);
    });
  });

  describe('a recovery code', () => {
    it('is shown once, stored as a hash, works once, and ends open sessions', async () => {
      const { person, login } = await newAccount('Grace');
      expect((await person.ask('POST', '/api/account/codes', {})).status).toBe(403);
      const { codes } = await person.post<{ codes: string[] }>('/api/account/codes', { password: PASSWORD });
      expect(new Set(codes).size).toBe(10);
      const [code = ''] = codes;
      const kept = JSON.stringify(await server.store.db.selectFrom('recovery_codes').selectAll().execute());
      for (const each of codes) expect(kept).not.toContain(each.replaceAll('-', ''));
      const line = await openLine(person);
      const stranger = await newVisitor(server.url);
      const asked = { login, code: code.toUpperCase().replaceAll('-', ' '), password: 'a new password' };
      // With the wrong login a code is rejected and not used up.
      expect((await stranger.ask('POST', '/api/account/recovery', { ...asked, login: `not-${login}` })).status).toBe(403);
      expect(await stranger.post<Me>('/api/account/recovery', asked)).toMatchObject({ id: person.me.id, codes: 9 });
      expect(await line.closed).toBe(4401);
      expect((await person.ask('GET', '/api/tables?list=mine')).status).toBe(401);
      expect((await stranger.ask('POST', '/api/account/recovery', asked)).status).toBe(403);
      expect((await signIn(login, PASSWORD)).status).toBe(401);
      expect((await signIn(login, 'a new password')).status).toBe(200);
      await stranger.post('/api/account/codes', { password: 'a new password' });
      const old = { ...asked, code: codes[1] ?? '' };
      expect((await stranger.ask('POST', '/api/account/recovery', old)).status).toBe(403);
    });

    it('is rate-limited', async () => {
      const { person, login } = await newAccount('Mallory');
      await person.post('/api/account/codes', { password: PASSWORD });
      const guess = async () =>
        (await person.ask('POST', '/api/account/recovery', { login, code: 'a wild guess', password: 'mine now 123' })).status;
      const began = performance.now();
      let tries = 0;
      while ((await guess()) === 403) tries++;
      expect(await guess()).toBe(429);
      // Ten, and one more every thirty seconds.
      expect(tries).toBeLessThanOrEqual(10 + (performance.now() - began) / 30_000);
    });
  });

  describe('the data export', () => {
    it('holds all of a person’s data, nothing of others, and nothing hidden of a running match', async () => {
      const [{ person }, { person: other }] = [await newAccount('Wilhelmina'), await newAccount('Bystander')];
      await person.post('/api/bots', { name: 'Clockwork' });
      const table = await makeTable(person, { game: 'citadels', players: 2 });
      await other.post(`/api/tables/${table.id}/seats/1`, {});
      await other.post(`/api/tables/${table.id}/ready`, { ready: true });
      await person.post(`/api/tables/${table.id}/start`);
      for (const [who, text] of [
        [person, 'my own words'],
        [other, 'words of another'],
      ] as const) {
        const line = await openLine(who);
        line.say({ type: 'chat', id: 'c', table: table.id, text });
        await line.next('ack');
        line.close();
      }
      const moves = { own: '', others: '' };
      for (const [seat, who, key] of [
        [0, person, 'own'],
        [1, other, 'others'],
      ] as const) {
        const { position } = await who.get<{ position: Position }>(`/api/tables/${table.id}/position`);
        const [move] = position.legal;
        if (move === undefined) continue;
        await who.post(`/api/tables/${table.id}/moves`, { id: 'm', seat, seq: position.seq, move });
        moves[key] = move;
      }
      const { text, headers } = await person.ask('GET', '/api/me/data');
      expect(headers.get('content-disposition')).toContain('attachment');
      const data = JSON.parse(text) as {
        account: object;
        sessions: object[];
        bots: object[];
        tables: { moves: object[]; lines: object[] }[];
      };
      expect(data).toMatchObject({
        account: { id: person.me.id, name: 'Wilhelmina' },
        bots: [{ name: 'Clockwork' }],
        sessions: [{ thisOne: true }],
      });
      expect(data.tables).toHaveLength(1);
      expect(data.tables[0]).toMatchObject({ id: table.id, youMadeIt: true, seats: [{ seat: 0 }], lines: [{ text: 'my own words' }] });
      expect(data.tables[0]?.moves).toEqual(moves.own === '' ? [] : [expect.objectContaining({ seat: 0, move: moves.own })]);
      const { key, header } = await server.store.db
        .selectFrom('tables')
        .select(['key', 'header'])
        .where('id', '=', table.id)
        .executeTakeFirstOrThrow();
      const { chance } = JSON.parse(header ?? '') as { chance: number[] };
      for (const hidden of [key ?? '', JSON.stringify(chance), '"chance"', 'argon2', 'words of another', 'Bystander', other.me.id])
        expect(text).not.toContain(hidden);
    });
  });

  describe('progress', () => {
    it('merges from all devices, the later mark winning; is exported, and deleted with its owner', async () => {
      const { person, login } = await newAccount('Learner');
      const mark = (item: string, value: number, at: number) => ({ topic: 'lessons:citadels', item, value, at });
      const tell = (who: Visitor, ...marks: object[]) => who.post<Progress>('/api/me/progress', { marks });
      const guest = await newVisitor(server.url);
      expect((await guest.ask('POST', '/api/me/progress', { marks: [] })).status).toBe(403);
      await tell(person, mark('aim', 1, 1000), mark('draft', 1, 2000));
      const { visitor: phone } = await signIn(login, PASSWORD);
      const marks = [mark('aim', 1, 1000), mark('draft', 0, 3000), mark('end', 1, 10)];
      expect(await tell(phone, mark('aim', 0, 500), mark('draft', 1, 2500), mark('draft', 0, 3000), mark('end', 1, 10))).toEqual({ marks });
      for (const bad of [{ ...mark('aim', 1, 9), topic: 'No such thing' }, mark('', 1, 9), mark('aim', -1, 9), mark('aim', 0.5, 9)])
        expect((await person.ask('POST', '/api/me/progress', { marks: [bad] })).status).toBe(400);
      const many = Array.from({ length: MARKS_AT_ONCE + 1 }, (_, n) => mark(`item-${n}`, 1, 1));
      expect((await person.ask('POST', '/api/me/progress', { marks: many })).status).toBe(400);
      expect(await tell(person)).toEqual({ marks });
      // A device whose clock is fast must not win for ever.
      const ahead = await tell(person, mark('end', 0, Date.now() + 1e9));
      expect(ahead.marks.find(({ item }) => item === 'end')?.at).toBeLessThanOrEqual(Date.now());
      expect(JSON.parse((await person.ask('GET', '/api/me/data')).text)).toMatchObject({ progress: ahead.marks });
      await person.ask('DELETE', '/api/me', { password: PASSWORD });
      expect(await server.store.db.selectFrom('progress').selectAll().where('identity', '=', person.me.id).execute()).toEqual([]);
    });
  });

  describe('tables of their devices', () => {
    const table = (entries: number, updated: number, more: object = {}) => ({
      ...{ game: 'citadels', options: {}, key: 'secret-of-chance', round: 1, waiting: true, over: false, updated },
      seats: [
        { seat: 0, name: 'Ada', crest: 'rose', colour: 0, kind: 'you' },
        { seat: 1, name: 'Maria', crest: 'bell', colour: 1, kind: 'bot', level: 'apprentice' },
      ],
      log: {
        header: { game: 'citadels', rules: 1, players: 2, options: {}, chance: [1, 2] },
        entries: Array.from({ length: entries }, (_, at) => ({ seq: at + 1, seat: 0, move: 'end turn', chance: [] })),
      },
      ...more,
    });
    const keep = (who: Visitor, id: string, body: object) => who.ask('PUT', `/api/me/device-tables/${id}`, body);
    const sent = async (who: Visitor, body: object) => JSON.parse((await keep(who, 'abc', body)).text) as FurtherTable;
    const known = async (who: Visitor) => (await who.get<DeviceTables>('/api/me/device-tables')).tables;

    it('sync: the longer log wins, removals apply everywhere, and nobody else can read them', async () => {
      const [{ person, login }, { person: other }] = [await newAccount('Bellringer'), await newAccount('Curious')];
      const { visitor: phone } = await signIn(login, PASSWORD);
      expect(await sent(person, table(5, 100))).toEqual({ further: null });
      expect(await phone.get<DeviceTable>('/api/me/device-tables/abc')).toEqual(table(5, 100));
      // Both devices play on: the save that goes further wins.
      expect(await sent(phone, table(9, 200))).toEqual({ further: null });
      expect(await sent(person, table(7, 300))).toEqual({ further: table(9, 200) });
      expect(await sent(person, table(9, 200))).toEqual({ further: null });
      const late = await Promise.all([11, 14, 12, 13].map((length) => keep(phone, 'abc', table(length, 400))));
      expect(late.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await known(person)).toEqual([{ id: 'abc', entries: 14, updated: 400, removed: false }]);
      expect((await known(other)).length).toBe(0);
      expect((await other.ask('GET', '/api/me/device-tables/abc')).status).toBe(404);
      await other.ask('DELETE', '/api/me/device-tables/abc');
      await sent(other, table(20, 500));
      expect(await phone.get<DeviceTable>('/api/me/device-tables/abc')).toEqual(table(14, 400));
      expect((await person.ask('GET', '/api/me/data')).text).toContain('secret-of-chance');
      expect((await person.ask('DELETE', '/api/me/device-tables/abc')).status).toBe(204);
      expect(await known(phone)).toEqual([expect.objectContaining({ id: 'abc', entries: 14, removed: true })]);
      expect((await phone.ask('GET', '/api/me/device-tables/abc')).status).toBe(404);
      expect((await person.ask('GET', '/api/me/data')).text).not.toContain('secret-of-chance');
      await sent(phone, table(14, 400));
      expect((await known(person))[0]?.removed).toBe(true);
      // A device can restore the table even if its clock is far behind the server's, and so can one that plays on.
      await sent(phone, table(14, 402));
      expect((await known(person))[0]?.removed).toBe(false);
      await person.ask('DELETE', '/api/me/device-tables/abc');
      await sent(phone, table(15, 400));
      expect((await known(person))[0]).toMatchObject({ entries: 15, removed: false });
      await person.ask('DELETE', '/api/me', { password: PASSWORD });
      const rows = await server.store.db.selectFrom('device_tables').select(['identity']).execute();
      expect(rows).toEqual([{ identity: other.me.id }]);
    });

    it('are refused to guests, and when invalid, too long or too many', async () => {
      const { person } = await newAccount('Hoarder');
      const guest = await newVisitor(server.url);
      for (const method of ['GET', 'PUT', 'DELETE'] as const)
        expect((await guest.ask(method, '/api/me/device-tables/abc', method === 'PUT' ? table(1, 1) : undefined)).status).toBe(403);
      const { log } = table(2, 1);
      for (const bad of [
        {},
        table(1, 1, { seats: [] }),
        table(1, 1, { game: 'bruges' }),
        table(1, 1, { log: { ...log, entries: log.entries.toReversed() } }),
        table(1, 1, { log: { ...log, entries: [{ seq: 1, seat: 0 }] } }),
        table(1, 1, { secret: true }),
      ])
        expect((await keep(person, 'abc', bad)).status).toBe(400);
      expect((await keep(person, 'no%20id', table(1, 1))).status).toBe(400);
      expect((await keep(person, 'abc', table(6000, 1))).status).toBe(413);
      expect(await known(person)).toEqual([]);
      const row = { identity: person.me.id, entries: 1, updated: 1, bytes: 1, removed: 0, body: '{}' };
      const many = Array.from({ length: MOST_DEVICE_TABLES }, (_, n) => ({ ...row, id: `many-${n}` }));
      const { db } = server.store;
      await db.insertInto('device_tables').values(many).execute();
      const full = await keep(person, 'abc', table(1, 1));
      expect([full.status, JSON.parse(full.text)]).toMatchObject([429, { reason: 'many-device-tables', args: { megabytes: 16 } }]);
      expect((await keep(person, 'many-7', table(3, 1))).status).toBe(200);
      await db.deleteFrom('device_tables').where('identity', '=', person.me.id).where('id', '<>', 'many-7').execute();
      await db.updateTable('device_tables').set({ bytes: MOST_DEVICE_BYTES }).where('identity', '=', person.me.id).execute();
      expect((await keep(person, 'abc', table(1, 1))).status).toBe(429);
      expect((await known(person)).map(({ id }) => id)).toEqual(['many-7']);
    });
  });

  describe('deletion', () => {
    it('removes a person from seats and chat; others keep their matches, and a bot plays on', async () => {
      const [{ person, login }, { person: other }] = [await newAccount('Vanishing'), await newAccount('Remaining')];
      const { token, bot } = await person.post<{ bot: Me; token: string }>('/api/bots', { name: 'Orphan' });
      const machine = visitorWith(server.url, bot, { authorization: `Bearer ${token}` });
      const begun = await makeTable(person, { game: 'citadels', players: 2 });
      await other.post(`/api/tables/${begun.id}/seats/1`, {});
      await other.post(`/api/tables/${begun.id}/ready`, { ready: true });
      await person.post(`/api/tables/${begun.id}/start`);
      const gathering = await makeTable(person, { game: 'citadels', players: 3 });
      await other.post(`/api/tables/${gathering.id}/seats/1`, {});
      const alone = await makeTable(person, { game: 'citadels', players: 2, bots: 'random', start: true });
      const speaking = await openLine(person);
      speaking.say({ type: 'chat', id: 'c', table: begun.id, text: 'farewell' });
      await speaking.next('ack');
      const watching = await openLine(other);
      watching.say({ type: 'sync', table: begun.id });
      await watching.next('snapshot');
      const looking = await openLine(other);
      looking.say({ type: 'sync', table: alone.id });
      await looking.next('snapshot');

      expect((await person.ask('DELETE', '/api/me', {})).status).toBe(403);
      expect((await person.ask('DELETE', '/api/me', { password: 'a wild guess' })).status).toBe(403);
      expect((await person.ask('DELETE', '/api/me', { password: PASSWORD })).status).toBe(204);
      expect(await speaking.closed).toBe(4401);
      expect((await machine.ask('GET', '/api/tables?list=mine')).status).toBe(401);
      expect((await signIn(login, PASSWORD)).status).toBe(401);

      await watching.next('table', ({ table }) => table.seats[0]?.person === null && table.seats[0].bot !== null);
      expect(await looking.next('error')).toMatchObject({ code: 'not-found', table: alone.id });
      const playing = await other.get<Table>(`/api/tables/${begun.id}`);
      expect(playing).toMatchObject({
        status: 'playing',
        host: other.me.id,
        seats: [{ person: null, bot: 'apprentice' }, { person: { name: 'Remaining' } }],
      });
      expect(await other.get<Table>(`/api/tables/${gathering.id}`)).toMatchObject({
        status: 'gathering',
        host: other.me.id,
        seats: [{ person: null, bot: null }, {}, {}],
      });
      expect((await other.ask('GET', `/api/tables/${alone.id}`)).status).toBe(404);
      watching.say({ type: 'sync', table: begun.id });
      const { chat } = await watching.next('snapshot');
      expect(chat).toMatchObject([{ text: 'farewell', person: { name: '—' } }]);
      const everything = JSON.stringify([chat, playing, await other.get<{ tables: TableSummary[] }>('/api/tables?list=mine')]);
      for (const trace of ['Vanishing', person.me.id]) expect(everything).not.toContain(trace);
      for (const rows of ['sessions', 'passwords', 'passkeys', 'recovery_codes', 'chat', 'seats', 'identities', 'tables'] as const)
        expect(JSON.stringify(await server.store.db.selectFrom(rows).selectAll().execute())).not.toContain(person.me.id);
      // The login is free again.
      const next = await newVisitor(server.url);
      expect((await next.ask('POST', '/api/account', { login, password: PASSWORD })).status).toBe(200);
    });
  });

  it('deletes a guest only on explicit request', async () => {
    const guest = await newVisitor(server.url);
    await makeTable(guest, { game: 'citadels', bots: 'random', start: true });
    expect((await guest.ask('DELETE', '/api/me', {})).status).toBe(403);
    expect((await guest.ask('DELETE', '/api/me', { sure: true })).status).toBe(204);
    expect(await server.store.db.selectFrom('identities').select('id').where('id', '=', guest.me.id).execute()).toEqual([]);
  });

  it('a token is rotated after a day, and the old one ends once the new one is used', async () => {
    let now = Date.now();
    const timed = await servers.open(undefined, { time: { now: () => now } });
    const guest = await newVisitor(timed.url);
    const before = visitorWith(timed.url, guest.me, { ...guest.headers });
    await guest.get('/api/me');
    expect(guest.headers.cookie).toBe(before.headers.cookie);
    now += 25 * 60 * 60 * 1000;
    // The response with the new token is lost: the old token is still valid.
    expect((await before.ask('GET', '/api/me')).headers.get('set-cookie')).toContain('belfry=');
    now += 60 * 60 * 1000;
    const isIn = async (who: Visitor) => (await who.ask('GET', '/api/tables?list=mine')).status === 200;
    expect(await isIn(before)).toBe(true);
    expect(await guest.get<Me>('/api/me')).toMatchObject({ id: guest.me.id });
    expect(guest.headers.cookie).not.toBe(before.headers.cookie);
    expect(await isIn(guest)).toBe(true);
    expect(await isIn(before)).toBe(true);
    now += 2 * 60 * 1000;
    expect(await isIn(before)).toBe(false);
    expect(await isIn(guest)).toBe(true);
  });
});
