import { makeTable, newVisitor, openLine, type Visitor } from '@belfry/client';
import type { Acquaintance, Me, Profile, Table, TableSummary } from '@belfry/protocol';
import { expect, it } from 'vitest';
import type { RunningNode } from '../src/serve.ts';
import { onBothStores } from './test-servers.ts';

/** Seats the given players at a table of Citadels and starts it. */
async function together(...people: readonly Visitor[]): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('somebody must be there');
  const { id } = await makeTable(host, { game: 'citadels', players: people.length });
  for (const [at, visitor] of others.entries()) {
    await visitor.post(`/api/tables/${id}/seats/${at + 1}`, {});
    await visitor.post(`/api/tables/${id}/ready`, { ready: true });
  }
  await host.post(`/api/tables/${id}/start`);
  return id;
}

const acquaintances = async (visitor: Visitor): Promise<readonly Acquaintance[]> =>
  (await visitor.get<{ people: Acquaintance[] }>('/api/people')).people;
const mine = async (visitor: Visitor): Promise<readonly TableSummary[]> =>
  (await visitor.get<{ tables: TableSummary[] }>('/api/tables?list=mine')).tables;
const invite = (visitor: Visitor, table: string, guest: Visitor) =>
  visitor.ask('POST', `/api/tables/${table}/invitations`, { person: guest.me.id });
/** Returns a user's pending notices. */
const waiting = ({ store }: RunningNode, { me }: Visitor) =>
  store.db.selectFrom('notices').select(['kind', 'table_id as table']).where('identity', '=', me.id).execute();
/** Turns on notices, by any channel. */
async function wantsNotices(visitor: Visitor): Promise<void> {
  const { settings } = await visitor.get<{ settings: object }>('/api/me/notices');
  await visitor.ask('PUT', '/api/me/notices', settings);
}

onBothStores('people', (servers) => {
  let opened: Promise<RunningNode> | null = null;
  const open = (): Promise<RunningNode> => {
    opened ??= servers.open();
    return opened;
  };

  it('a profile shows the first visit and results; a hidden one shows name and crest only', async () => {
    const server = await open();
    const [ann, ben] = [await newVisitor(server.url), await newVisitor(server.url)];
    const id = await together(ann, ben);
    const profile = (of: Visitor, by: Visitor) => by.get<Profile>(`/api/people/${of.me.id}`);
    expect(await profile(ann, ben)).toMatchObject({ person: { name: ann.me.name, crest: ann.me.crest }, hidden: false, games: [] });
    const ending = { sheet: [], totals: [20, 30], tieBreaks: [], places: [2, 1] };
    const finish = { status: 'finished', ended_at: Date.now() - 1000, outcome: JSON.stringify(ending) };
    await server.store.db.updateTable('tables').set(finish).where('id', '=', id).execute();
    // Matches against bots and on one screen are not part of a public profile.
    await makeTable(ann, { game: 'citadels', players: 2, hotseat: true, start: true });
    expect(await profile(ann, ben)).toMatchObject({ games: [{ game: 'citadels', matches: 1, places: [0, 1] }] });
    expect(await profile(ben, ann)).toMatchObject({ games: [{ game: 'citadels', matches: 1, places: [1] }] });
    expect((await profile(ann, ben)).since).toBeGreaterThan(Date.now() - 600_000);

    expect(JSON.parse((await ann.ask('PATCH', '/api/me', { hidden: true })).text)).toMatchObject({ hidden: true, name: ann.me.name });
    expect(await profile(ann, ben)).toEqual({
      person: (await profile(ann, ann)).person,
      hidden: true,
      since: null,
      games: [],
      blocked: false,
    });
    expect((await profile(ann, ann)).games).toHaveLength(1);
    expect((await ben.ask('GET', '/api/people/nobody')).status).toBe(404);
    expect((await ben.ask('PATCH', '/api/me', { hidden: 'perhaps' })).status).toBe(400);
  });

  it('past opponents can be invited and are notified once; strangers cannot be invited', async () => {
    const server = await open();
    const [ann, ben, eve] = [await newVisitor(server.url), await newVisitor(server.url), await newVisitor(server.url)];
    await together(ann, ben);
    expect(await acquaintances(ann)).toMatchObject([{ person: { id: ben.me.id }, matches: 1, blocked: false }]);
    expect(await acquaintances(eve)).toEqual([]);
    await wantsNotices(ben);
    const { id } = await makeTable(ann, { game: 'bruges', players: 3 });
    expect((await invite(eve, id, ben)).status).toBe(403);
    expect(JSON.parse((await invite(ann, id, eve)).text)).toMatchObject({ reason: 'not-met', args: { name: eve.me.name } });
    for (let again = 0; again < 2; again++) expect((await invite(ann, id, ben)).status).toBe(204);
    const told = async () => (await waiting(server, ben)).filter(({ table }) => table === id);
    expect(await told()).toEqual([{ kind: 'invited', table: id }]);
    expect((await mine(ben)).find((table) => table.id === id)).toMatchObject({ invitedBy: ann.me.name, yourSeat: null, yourTurn: false });
    expect((await mine(ann)).find((table) => table.id === id)).toMatchObject({ invitedBy: null, yourSeat: 0 });
    expect(await ann.get(`/api/tables/${id}/invitations`)).toEqual({ people: [ben.me.id] });
    expect((await eve.ask('GET', `/api/tables/${id}/invitations`)).status).toBe(403);
    await ben.post(`/api/tables/${id}/seats/1`, {});
    expect(await told()).toEqual([]);
    expect((await mine(ben)).find((table) => table.id === id)).toMatchObject({ invitedBy: null, yourSeat: 1 });

    const { id: other } = await makeTable(ann, { game: 'bruges', players: 2 });
    await invite(ann, other, ben);
    await ben.ask('DELETE', `/api/tables/${other}/invitations`);
    expect((await mine(ben)).some((table) => table.id === other)).toBe(false);
  });

  it('a blocked person cannot invite, join the table or chat; running matches continue', async () => {
    const server = await open();
    const [ann, ben] = [await newVisitor(server.url), await newVisitor(server.url)];
    const playing = await together(ann, ben);
    await wantsNotices(ann);
    const { id: asked } = await makeTable(ben, { game: 'citadels', players: 2, access: 'open' });
    await invite(ben, asked, ann);
    await wantsNotices(ben);
    const { id: another } = await makeTable(ann, { game: 'citadels', players: 2 });
    await invite(ann, another, ben);
    expect((await ann.ask('PUT', `/api/people/${ben.me.id}/block`, {})).status).toBe(204);
    expect((await mine(ann)).some(({ id }) => id === asked)).toBe(false);
    // The block works in both directions.
    expect([(await mine(ben)).some(({ id }) => id === another), await waiting(server, ben)]).toEqual([false, []]);
    expect(await ann.get(`/api/tables/${another}/invitations`)).toEqual({ people: [] });
    expect(JSON.parse((await invite(ben, asked, ann)).text)).toMatchObject({ reason: 'not-invited' });
    const { id: hers } = await makeTable(ann, { game: 'citadels', players: 2, access: 'open' });
    const sitting = await ben.ask('POST', `/api/tables/${hers}/seats/1`, {});
    expect([sitting.status, JSON.parse(sitting.text).reason]).toEqual([403, 'not-welcome']);
    // A user is not shown tables of people who have blocked them or whom they have blocked.
    const isListed = async (visitor: Visitor, table: string) =>
      (await visitor.get<{ tables: TableSummary[] }>('/api/tables?list=open')).tables.some(({ id }) => id === table);
    const anybody = await newVisitor(server.url);
    expect([await isListed(ann, asked), await isListed(ann, hers), await isListed(anybody, asked)]).toEqual([false, true, true]);
    expect([await isListed(ben, hers), await isListed(ben, asked), await isListed(anybody, hers)]).toEqual([false, true, true]);
    const line = await openLine(ben);
    line.say({ type: 'sync', table: playing });
    line.say({ type: 'phrase', id: 'hello', table: playing, phrase: 'hello' });
    await line.next('ack');
    line.close();
    expect((await waiting(server, ann)).filter(({ kind }) => kind === 'chat' || kind === 'invited')).toEqual([]);
    expect((await ann.get<Table>(`/api/tables/${playing}`)).status).toBe('playing');
    expect(await acquaintances(ann)).toMatchObject([{ person: { id: ben.me.id }, blocked: true }]);
    // A rematch does not bypass the block.
    await server.store.db.updateTable('tables').set({ status: 'finished' }).where('id', '=', playing).execute();
    const again = await ben.post<Table>(`/api/tables/${playing}/rematch`);
    expect(again.seats.map(({ person }) => person?.id ?? null)).toEqual([null, ben.me.id]);

    expect((await ann.ask('PUT', `/api/people/${ann.me.id}/block`, {})).status).toBe(422);
    await ann.ask('DELETE', `/api/people/${ben.me.id}/block`);
    await ben.post(`/api/tables/${hers}/seats/1`, {});
  });

  it('a blocked person cannot join as a guest and then sign in; chat of blocked people is hidden', async () => {
    const server = await open();
    const [ann, account, guest] = [await newVisitor(server.url), await newVisitor(server.url), await newVisitor(server.url)];
    const login = { login: 'unwelcome', password: 'a long bell rope' };
    await account.post<Me>('/api/account', login);
    await ann.ask('PUT', `/api/people/${account.me.id}/block`, {});
    const { id } = await makeTable(ann, { game: 'citadels', players: 3 });
    const { id: own } = await makeTable(guest, { game: 'citadels', players: 2 });
    await ann.post(`/api/tables/${own}/seats/1`, {});
    await guest.post(`/api/tables/${id}/seats/1`, {});
    const { id: playing } = await makeTable(guest, { game: 'citadels', players: 2 });
    await ann.post(`/api/tables/${playing}/seats/1`, {});
    await ann.post(`/api/tables/${playing}/ready`, { ready: true });
    await guest.post(`/api/tables/${playing}/start`);
    await guest.post<Me>('/api/sign-in', login);
    const seated = async (table: string) => (await ann.get<Table>(`/api/tables/${table}`)).seats.map(({ person }) => person?.id ?? null);
    expect(await seated(id)).toEqual([ann.me.id, null, null]);
    expect(await seated(own)).toEqual([null, ann.me.id]);
    expect((await ann.get<Table>(`/api/tables/${own}`)).host).toBe(ann.me.id);
    // A match in progress continues, without chat between the two.
    expect(await seated(playing)).toEqual([account.me.id, ann.me.id]);
    const [hears, speaks] = [await openLine(ann), await openLine(guest)];
    hears.say({ type: 'sync', table: playing });
    await hears.next('snapshot');
    speaks.say({ type: 'sync', table: playing });
    await speaks.next('snapshot');
    speaks.say({ type: 'chat', id: 'c', table: playing, text: 'you cannot leave' });
    await speaks.next('chat');
    hears.say({ type: 'sync', table: playing });
    expect((await hears.next('snapshot')).chat).toEqual([]);
    expect(hears.heard.some(({ type }) => type === 'chat')).toBe(false);
    hears.say({ type: 'chat', id: 'c', table: playing, text: 'I am busy' });
    expect((await speaks.next('chat', ({ line }) => line.person.id === ann.me.id)).line.text).toBe('I am busy');
    for (const line of [hears, speaks]) line.close();
    await ann.ask('DELETE', `/api/people/${account.me.id}/block`);
  });

  it('blocks move from guest to account, and are deleted with it', async () => {
    const server = await open();
    const [ann, ben, account] = [await newVisitor(server.url), await newVisitor(server.url), await newVisitor(server.url)];
    await account.post<Me>('/api/account', { login: 'steady', password: 'a long bell rope' });
    await ann.ask('PUT', `/api/people/${ben.me.id}/block`, {});
    await ben.ask('PUT', `/api/people/${ann.me.id}/block`, {});
    const me = await ann.post<Me>('/api/sign-in', { login: 'steady', password: 'a long bell rope' });
    const blocks = () => server.store.db.selectFrom('blocks').select(['identity', 'blocked']).execute();
    expect(new Set(await blocks())).toEqual(
      new Set([
        { identity: me.id, blocked: ben.me.id },
        { identity: ben.me.id, blocked: me.id },
      ]),
    );
    expect((await ben.ask('DELETE', '/api/me', { sure: true })).status).toBe(204);
    expect(await blocks()).toEqual([]);
  });
});
