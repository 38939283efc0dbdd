import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeTable, newVisitor, Player, type Visitor } from '@belfry/client';
import type { Me, Table, TableSummary } from '@belfry/protocol';
import { expect, it } from 'vitest';
import { runCleanup } from '../src/operations/cleanup.ts';
import { findTable } from '../src/store/tables.ts';
import { onBothStores } from './test-servers.ts';

const DAY = 24 * 60 * 60 * 1000;
const EXAMPLE = fileURLToPath(new URL('../examples/bot.mjs', import.meta.url));

onBothStores('retention', (servers) => {
  const mine = async (visitor: Visitor): Promise<TableSummary[]> =>
    (await visitor.get<{ tables: TableSummary[] }>('/api/tables?list=mine')).tables;

  it('old guest data is removed; running matches and accounts keep everything', async () => {
    let ahead = 0;
    const server = await servers.open(undefined, { time: { now: () => Date.now() + ahead } });
    const [guest, owner, idler] = [await newVisitor(server.url), await newVisitor(server.url), await newVisitor(server.url)];
    await owner.post<Me>('/api/account', { login: `keeper-${servers.kind}`, password: 'correct horse' });
    const { ports } = server;
    const abandoned = await makeTable(guest, { game: 'citadels' });
    const played = await makeTable(guest, { game: 'citadels', bots: 'random', start: true });
    const kept = await makeTable(owner, { game: 'citadels' });
    const together = await makeTable(guest, { game: 'citadels', players: 2 });
    await owner.post(`/api/tables/${together.id}/seats/1`, {});
    const watched = await makeTable(guest, { game: 'citadels', players: 2, bots: 'random', watch: true, pace: 'instant', start: true });
    const end = new Player({ visitor: guest, table: watched.id, seat: null });
    await end.done;
    end.stop();
    const there = async (): Promise<boolean[]> =>
      Promise.all([abandoned, watched, played, kept, together].map(async ({ id }) => (await findTable(ports.store.db, id)) !== null));

    ahead = 29 * DAY;
    // A guest who visited once and never took a seat is deleted earlier.
    expect(await runCleanup(ports, 30)).toEqual({ tables: 0, guests: 1 });
    ahead = 31 * DAY;
    const nodes = await Promise.all([runCleanup(ports, 30), runCleanup(ports, 30)]);
    expect(nodes.filter((result) => result !== null)).toEqual([{ tables: 2, guests: 0 }]);
    expect(await there()).toEqual([false, false, true, true, true]);
    const entries = await ports.store.db.selectFrom('entries').select('seq').where('table_id', '=', watched.id).execute();
    expect(entries).toEqual([]);
    expect((await guest.ask('GET', `/api/tables/${abandoned.id}`)).status).toBe(404);
    expect(await runCleanup(ports, 30)).toBeNull();

    ahead = 900 * DAY;
    expect(await runCleanup(ports, 30)).toEqual({ tables: 0, guests: 0 });
    const people = await ports.store.db.selectFrom('identities').select('id').execute();
    const hasIdentity = (id: string) => id !== 'gone';
    expect(
      people
        .map(({ id }) => id)
        .filter(hasIdentity)
        .sort(),
    ).toEqual([guest.me.id, owner.me.id].sort());
    expect(people.map(({ id }) => id)).not.toContain(idler.me.id);
  });

  it('guests without a seat are removed after a week, named ones after two months; bots and seated guests stay', async () => {
    let ahead = 0;
    const { url, ports } = await servers.open(undefined, { time: { now: () => Date.now() + ahead } });
    const [passer, named, regular, owner, blocker] = await Promise.all(Array.from({ length: 5 }, () => newVisitor(url)));
    if (passer === undefined || named === undefined || regular === undefined || owner === undefined || blocker === undefined)
      throw new Error('five came');
    await named.ask('PATCH', '/api/me', { name: 'Wilhelmina' });
    await owner.post('/api/bots', { name: 'Clockwork' });
    await passer.ask('PUT', '/api/me/notices', (await passer.get<{ settings: object }>('/api/me/notices')).settings);
    await blocker.ask('PUT', `/api/people/${passer.me.id}/block`, {});
    const there = async () => new Set((await ports.store.db.selectFrom('identities').select('id').execute()).map(({ id }) => id));
    const gone = async (...people: readonly Visitor[]) => {
      const ids = await there();
      return people.map(({ me }) => !ids.has(me.id));
    };
    for (const days of [3, 6, 9]) {
      ahead = days * DAY;
      await regular.get<Me>('/api/me');
      await runCleanup(ports, 0);
    }
    expect(await gone(passer, blocker, named, regular, owner)).toEqual([true, true, false, false, false]);
    // All their data is deleted, and on their return they are an ordinary new guest.
    for (const rows of ['sessions', 'notice_people', 'blocks'] as const)
      expect(JSON.stringify(await ports.store.db.selectFrom(rows).selectAll().execute())).not.toContain(passer.me.id);
    expect((await passer.get<Me>('/api/me')).id).not.toBe(passer.me.id);
    ahead = 70 * DAY;
    await runCleanup(ports, 0);
    expect(await gone(named, regular, owner)).toEqual([true, true, false]);
  });

  it('a bot-only table is removed after a week without spectators; a table with a player is not', async () => {
    let ahead = 0;
    const { url, ports } = await servers.open(undefined, { time: { now: () => Date.now() + ahead } });
    const owner = await newVisitor(url);
    const show = await makeTable(owner, { game: 'citadels', players: 2, bots: 'random', watch: true, start: true });
    const own = await makeTable(owner, { game: 'citadels', players: 2, bots: 'random', start: true });
    const due = async () =>
      (await ports.store.db.selectFrom('heads').select('due_at').where('table_id', '=', show.id).executeTakeFirst())?.due_at;
    await expect.poll(due).toBeNull();
    ahead = 6 * DAY;
    expect(await runCleanup(ports, 0)).toEqual({ tables: 0, guests: 0 });
    ahead = 8 * DAY;
    expect(await runCleanup(ports, 0)).toEqual({ tables: 1, guests: 0 });
    expect(await Promise.all([show, own].map(async ({ id }) => (await findTable(ports.store.db, id)) !== null))).toEqual([false, true]);
  });

  it('the list of my tables shows whose turn it is and until when, most urgent first', async () => {
    const server = await servers.open();
    const ann = await newVisitor(server.url);
    const slow = await makeTable(ann, { game: 'citadels', players: 2, hotseat: true, clock: { kind: 'days', days: 3 }, start: true });
    const free = await makeTable(ann, { game: 'citadels', players: 2, hotseat: true, start: true });
    const urgent = await makeTable(ann, { game: 'citadels', players: 2, hotseat: true, clock: { kind: 'days', days: 1 }, start: true });
    const gathering = await makeTable(ann, { game: 'citadels' });
    const listed = await mine(ann);
    expect(listed.map(({ id }) => id)).toEqual([urgent.id, slow.id, free.id, gathering.id]);
    expect(listed.map(({ yourTurn }) => yourTurn)).toEqual([true, true, true, false]);
    const left = listed.map(({ dueAt }) => (dueAt === null ? null : Math.round((dueAt - Date.now()) / DAY)));
    expect(left).toEqual([1, 3, null, null]);
  });

  it('in the lobby the host can change settings and people can join and leave', async () => {
    const server = await servers.open();
    const [ann, ben] = [await newVisitor(server.url), await newVisitor(server.url)];
    const { id } = await makeTable(ann, { game: 'citadels', players: 2 });
    await ben.post(`/api/tables/${id}/seats/1`, {});
    const change = { players: 3, clock: { kind: 'live', bank: 600, increment: 5 }, chat: 'phrases' };
    expect((await ben.ask('PATCH', `/api/tables/${id}`, change)).status).toBe(403);
    expect((await ann.ask('PATCH', `/api/tables/${id}`, change)).status).toBe(200);
    expect((await ben.ask('DELETE', `/api/tables/${id}/seats/1`)).status).toBe(200);
    const table = await ann.get<Table>(`/api/tables/${id}`);
    expect(table.settings).toMatchObject(change);
    expect(table.seats.map(({ person }) => person?.id ?? null)).toEqual([ann.me.id, null, null]);
    expect((await mine(ben)).map((listed) => listed.id)).not.toContain(id);
  });

  if (servers.kind === 'sqlite') {
    it('the example bot plays a whole game over HTTP', async () => {
      const server = await servers.open();
      const { stdout } = await promisify(execFile)(process.execPath, [EXAMPLE, server.url, 'citadels']);
      expect(stdout).toMatch(/Over after \d+ entries: .* the bot came in at place \d/);
    });
  }
});
