import { makeTable, newVisitor, openLine, type Visitor } from '@belfry/client';
import type { Devices, HandOver, Me, Table } from '@belfry/protocol';
import { beforeAll, expect, it } from 'vitest';
import type { RunningNode } from '../src/serve.ts';
import { onAnyStore } from './test-servers.ts';

const MINUTE = 60_000;

onAnyStore('continuing as a guest on another device', (servers) => {
  const clock = { ahead: 0 };
  let server: RunningNode;
  beforeAll(async () => {
    server = await servers.open(undefined, { time: { now: () => Date.now() + clock.ahead } });
  });
  const reasonOf = ({ status, text }: { status: number; text: string }) => [status, (JSON.parse(text) as { reason?: string }).reason];
  const link = (visitor: Visitor) => visitor.post<HandOver>('/api/me/hand-over', {});
  const accept = (visitor: Visitor, code: string, sure?: true) =>
    visitor.ask('POST', '/api/hand-over', { code, ...(sure === undefined ? {} : { sure }) });
  const devices = (visitor: Visitor) => visitor.get<Devices>('/api/me/devices');
  const VOID = [403, 'link-void'];

  it('keeps the seats; the link works once, and the store holds neither link nor token', async () => {
    const [ann, phone, thief] = [await newVisitor(server.url), await newVisitor(server.url), await newVisitor(server.url)];
    const table = await makeTable(ann, { game: 'citadels', bots: 'random', start: true });
    const { code, until } = await link(ann);
    expect((await devices(ann)).linkUntil).toBe(until);
    expect(JSON.stringify(await server.store.db.selectFrom('challenges').selectAll().execute())).not.toContain(code);
    expect(await phone.post('/api/hand-over/owner', { code })).toMatchObject({ id: ann.me.id, name: ann.me.name });
    // Looking at a link does not use it up; of several concurrent attempts to accept it one succeeds.
    const taken = await Promise.all([phone, thief].map((each) => accept(each, code)));
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 403]);
    const [second, loser] = taken[0]?.status === 200 ? [phone, thief] : [thief, phone];
    expect((await second.get<Me>('/api/me')).id).toBe(ann.me.id);
    expect((await loser.get<Me>('/api/me')).id).toBe(loser.me.id);
    expect(reasonOf(await accept(loser, code))).toEqual(VOID);
    expect((await second.get<Table>(`/api/tables/${table.id}`)).seats[0]?.person?.id).toBe(ann.me.id);

    // Both devices are listed, and either can end the other: its socket closes and its token becomes invalid.
    const { devices: both, linkUntil } = await devices(ann);
    expect([both.length, both.filter(({ here }) => here).length, linkUntil]).toEqual([2, 1, null]);
    const line = await openLine(second);
    const other = both.find(({ here }) => !here)?.id ?? '';
    // Another user cannot end a session by knowing its id.
    expect((await loser.ask('DELETE', `/api/me/devices/${other}`)).status).toBe(204);
    expect((await devices(second)).devices).toHaveLength(2);
    expect((await ann.ask('DELETE', `/api/me/devices/${other}`)).status).toBe(204);
    expect(await line.closed).toBe(4401);
    expect((await second.get<Me>('/api/me')).id).not.toBe(ann.me.id);
    expect((await devices(ann)).devices).toHaveLength(1);
  });

  it('refuses a link that is withdrawn, expired, replaced, guessed, one’s own, or of a guest who now has an account', async () => {
    const [ann, phone] = [await newVisitor(server.url), await newVisitor(server.url)];
    const withdrawn = await link(ann);
    await ann.ask('DELETE', '/api/me/hand-over');
    expect(reasonOf(await accept(phone, withdrawn.code))).toEqual(VOID);
    const [replaced, old] = [await link(ann), await link(ann)];
    expect(reasonOf(await accept(phone, replaced.code))).toEqual(VOID);
    expect(reasonOf(await accept(ann, old.code))).toEqual([409, 'same-device']);
    clock.ahead += 10 * MINUTE + 1;
    expect(reasonOf(await accept(phone, old.code))).toEqual(VOID);
    expect(reasonOf(await phone.ask('POST', '/api/hand-over/owner', { code: old.code }))).toEqual(VOID);
    const kept = await link(ann);
    await ann.post<Me>('/api/account', { login: `heir-${servers.kind}`, password: 'correct horse' });
    expect(reasonOf(await accept(phone, kept.code))).toEqual(VOID);
    expect(reasonOf(await ann.ask('POST', '/api/me/hand-over', {}))).toEqual([403, 'guests-only']);
    // Guessing many codes is stopped before any is looked up.
    const tries = await Promise.all(Array.from({ length: 40 }, (_, n) => accept(phone, `guess-${n}`)));
    expect(tries.map(({ status }) => status)).toContain(429);
  });

  it('refuses a link made before its guest signed out everywhere or ended a device', async () => {
    const strict = await servers.open();
    const [ann, phone] = [await newVisitor(strict.url), await newVisitor(strict.url)];
    const before = await link(ann);
    // It may have been made on the device that ends.
    await ann.ask('DELETE', '/api/me/devices/lost');
    expect(reasonOf(await accept(phone, before.code))).toEqual(VOID);
    const { code } = await link(ann);
    expect((await ann.ask('POST', '/api/sign-out', { everywhere: true })).status).toBe(204);
    expect(reasonOf(await accept(phone, code))).toEqual(VOID);
  });

  it('says what stays behind on that device; opening a link alone hands over nothing', async () => {
    const strict = await servers.open();
    const [mallory, victim] = [await newVisitor(strict.url), await newVisitor(strict.url)];
    const hers = await makeTable(victim, { game: 'citadels', bots: 'random', start: true });
    const { code } = await link(mallory);
    const asked = await accept(victim, code);
    expect(reasonOf(asked)).toEqual([409, 'leaves-seats']);
    expect(JSON.parse(asked.text)).toMatchObject({ args: { name: victim.me.name, other: mallory.me.name, tables: 1 } });
    // The refused attempt has not used up the link.
    expect((await accept(victim, code, true)).status).toBe(200);
    expect((await mallory.get<Table>(`/api/tables/${hers.id}`)).seats[0]?.person?.id).toBe(victim.me.id);
    expect((await mallory.get<{ tables: unknown[] }>('/api/tables?list=mine')).tables).toEqual([]);
    const owner = await newVisitor(strict.url);
    await owner.post<Me>('/api/account', { login: `owner-${servers.kind}`, password: 'correct horse' });
    expect(reasonOf(await accept(owner, (await link(mallory)).code))).toEqual([403, 'signed-in-here']);
  });

  it('asks before signing in to an account that sits at the same table', async () => {
    const strict = await servers.open();
    const [ann, guest] = [await newVisitor(strict.url), await newVisitor(strict.url)];
    const login = `twice-${servers.kind}`;
    const password = 'correct horse';
    await ann.post<Me>('/api/account', { login, password });
    const { id } = await makeTable(ann, { game: 'citadels', players: 2 });
    await guest.post(`/api/tables/${id}/seats/1`, {});
    await guest.post(`/api/tables/${id}/ready`, { ready: true });
    await ann.post(`/api/tables/${id}/start`);
    const asked = await guest.ask('POST', '/api/sign-in', { login, password });
    expect(reasonOf(asked)).toEqual([409, 'two-seats']);
    expect(JSON.parse(asked.text)).toMatchObject({ args: { name: guest.me.name, other: ann.me.name, tables: 1 } });
    // Nothing has changed yet.
    expect((await guest.get<Me>('/api/me')).id).toBe(guest.me.id);
    expect((await ann.get<Table>(`/api/tables/${id}`)).seats[1]).toMatchObject({ person: { id: guest.me.id }, bot: null });
    expect((await guest.ask('POST', '/api/sign-in', { login, password, sure: true })).status).toBe(200);
    expect((await guest.get<Me>('/api/me')).id).toBe(ann.me.id);
    const { seats } = await ann.get<Table>(`/api/tables/${id}`);
    expect(seats.map(({ person, bot }) => [person?.id ?? null, bot])).toEqual([
      [ann.me.id, null],
      [null, 'apprentice'],
    ]);
  });
});
