import { makeTable, newVisitor, openLine, type Visitor } from '@belfry/client';
import type { Me, Table, TableSummary } from '@belfry/protocol';
import { expect, it } from 'vitest';
import { GUEST_NAMES, newGuestName } from '../src/identity/guest-names.ts';
import { onAnyStore } from './test-servers.ts';

it('there are many guest names, all short', () => {
  expect(new Set(GUEST_NAMES).size).toBeGreaterThan(120);
  for (const name of GUEST_NAMES) expect(name).toMatch(/^[A-Z][a-z]{2,6}$/);
  expect(new Set(Array.from({ length: 400 }, newGuestName)).size).toBeGreaterThan(80);
});

const named = async (visitor: Visitor, name: string): Promise<Me> => JSON.parse((await visitor.ask('PATCH', '/api/me', { name })).text);
const namesOf = ({ seats }: Pick<Table, 'seats'>) => seats.map(({ name }) => name);

onAnyStore('one person, one name', (servers) => {
  it('a generated name is marked as such until its owner confirms it', async () => {
    const { url } = await servers.open();
    const ann = await newVisitor(url);
    expect(ann.me).toMatchObject({ named: false });
    await ann.ask('PATCH', '/api/me', { crest: 'rose' });
    expect(await ann.get<Me>('/api/me')).toMatchObject({ named: false, crest: 'rose' });
    expect(await named(ann, ann.me.name)).toMatchObject({ named: true, name: ann.me.name });
  });

  it('names at one table are distinct everywhere; a new name shows at once', async () => {
    const { url } = await servers.open();
    const [ann, ada] = [await newVisitor(url), await newVisitor(url)];
    for (const visitor of [ann, ada]) await named(visitor, 'Maria');
    const { id } = await makeTable(ann, { game: 'citadels', players: 4, access: 'open' });
    await ada.post(`/api/tables/${id}/seats/1`, {});
    for (const seat of [2, 3]) await ann.post(`/api/tables/${id}/seats/${seat}`, { bot: 'random' });
    const lobby = await ada.get<Table>(`/api/tables/${id}`);
    expect(namesOf(lobby)).toEqual(['Maria', 'Maria II', 'Lorenzo', 'Maria III']);
    expect(lobby.seats[1]?.person?.name).toBe('Maria');
    const { tables } = await ada.get<{ tables: TableSummary[] }>('/api/tables?list=open');
    expect(tables.find((table) => table.id === id)?.seats.map(({ name }) => name)).toEqual(namesOf(lobby));
    await expect(ann.post(`/api/tables/${id}/start`)).rejects.toThrow('Maria II is not ready');

    const line = await openLine(ann);
    line.say({ type: 'sync', table: id });
    await line.next('snapshot');
    await named(ada, 'Zoë');
    const { table } = await line.next('table', ({ table: seen }) => seen.seats[1]?.name === 'Zoë');
    expect(namesOf(table)).toEqual(['Maria', 'Zoë', 'Lorenzo', 'Maria II']);
    await ada.post(`/api/tables/${id}/ready`, { ready: true });
    await ann.post(`/api/tables/${id}/start`);
    line.say({ type: 'sync', table: id });
    expect(namesOf((await line.next('snapshot', ({ position }) => position !== null)).table)).toEqual(namesOf(table));
    line.close();
  });

  it('a guest who signs in to an account at the same table leaves the seat to a bot', async () => {
    const { url } = await servers.open();
    const [host, account, guest] = [await newVisitor(url), await newVisitor(url), await newVisitor(url)];
    await account.post('/api/account', { login: 'twice', password: 'a long bell rope' });
    const { id } = await makeTable(host, { game: 'citadels', players: 3, pace: 'instant' });
    for (const [visitor, seat] of [
      [account, 1],
      [guest, 2],
    ] as const) {
      await visitor.post(`/api/tables/${id}/seats/${seat}`, {});
      await visitor.post(`/api/tables/${id}/ready`, { ready: true });
    }
    await host.post(`/api/tables/${id}/start`);
    const proof = { login: 'twice', password: 'a long bell rope' };
    await expect(guest.post('/api/sign-in', proof)).rejects.toThrow('you have a seat as');
    await guest.post('/api/sign-in', { ...proof, sure: true });
    const { seats } = await host.get<Table>(`/api/tables/${id}`);
    expect(seats[1]?.person?.id).toBe(account.me.id);
    expect(seats[2]).toMatchObject({ person: null, bot: 'apprentice', name: 'Lorenzo' });
  });
});
