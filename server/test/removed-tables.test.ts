import { makeTable, newVisitor, openLine, type Visitor } from '@belfry/client';
import type { Me, Position, Table, TableSummary } from '@belfry/protocol';
import { expect, it } from 'vitest';
import { runCleanup } from '../src/operations/cleanup.ts';
import { onBothStores } from './test-servers.ts';

const DAY = 24 * 60 * 60 * 1000;

const positionOf = async (visitor: Visitor, id: string): Promise<Position> =>
  (await visitor.get<{ position: Position }>(`/api/tables/${id}/position`)).position;

onBothStores('a removed table', (servers) => {
  const listed = async (visitor: Visitor, list: string): Promise<string[]> =>
    (await visitor.get<{ tables: TableSummary[] }>(`/api/tables?list=${list}`)).tables.map(({ id }) => id);
  const status = async (visitor: Visitor, method: string, path: string): Promise<number> => (await visitor.ask(method, path)).status;

  it('disappears for everyone and can be restored with its bots', async () => {
    const server = await servers.open();
    const [ann, eve] = [await newVisitor(server.url), await newVisitor(server.url)];
    const { id } = await makeTable(ann, { game: 'citadels', players: 3, bots: 'random', pace: 'instant', start: true });
    const line = await openLine(eve);
    line.say({ type: 'sync', table: id, seat: null });
    await line.next('snapshot', () => true);
    await expect.poll(async () => (await positionOf(ann, id)).legal.length).toBeGreaterThan(0);
    const position = await positionOf(ann, id);
    expect((await ann.get<{ tables: TableSummary[] }>('/api/tables?list=mine')).tables).toMatchObject([
      { id, removable: true, removedAt: null },
    ]);

    expect(await status(eve, 'DELETE', `/api/tables/${id}`)).toBe(403);
    expect(await status(ann, 'DELETE', `/api/tables/${id}`)).toBe(204);
    // Spectators are told.
    await line.next('error', ({ code }) => code === 'not-found');
    expect(await status(ann, 'GET', `/api/tables/${id}`)).toBe(404);
    expect(await status(ann, 'GET', `/api/tables/${id}/position`)).toBe(404);
    expect(await listed(ann, 'mine')).toEqual([]);
    expect(await listed(eve, 'live')).toEqual([]);
    expect(await listed(ann, 'removed')).toEqual([id]);
    expect(await listed(eve, 'removed')).toEqual([]);
    // Removing it again changes nothing.
    expect(await status(ann, 'DELETE', `/api/tables/${id}`)).toBe(204);

    expect(await status(eve, 'POST', `/api/tables/${id}/restore`)).toBe(404);
    expect(await ann.post<Table>(`/api/tables/${id}/restore`)).toMatchObject({ id, status: 'playing' });
    expect(await listed(ann, 'removed')).toEqual([]);
    expect(await positionOf(ann, id)).toEqual(position);
    // The bots move again.
    await ann.post(`/api/tables/${id}/moves`, { id: 'on', seat: 0, seq: position.seq, move: position.legal[0] });
    await expect.poll(async () => (await ann.get<Table>(`/api/tables/${id}`)).seq).toBeGreaterThan(position.seq + 1);
    line.close();
  });

  it('cannot be one where others sit', async () => {
    const server = await servers.open();
    const [ann, ben] = [await newVisitor(server.url), await newVisitor(server.url)];
    const { id } = await makeTable(ann, { game: 'citadels', players: 2 });
    await ben.post(`/api/tables/${id}/seats/1`, {});
    const { text } = await ann.ask('DELETE', `/api/tables/${id}`);
    expect(JSON.parse(text)).toMatchObject({ code: 'forbidden', reason: 'others-sit-here' });
    expect((await ann.get<{ tables: TableSummary[] }>('/api/tables?list=mine')).tables).toMatchObject([{ id, removable: false }]);
  });

  it('is erased after thirty days, not earlier', async () => {
    let ahead = 0;
    const server = await servers.open(undefined, { time: { now: () => Date.now() + ahead } });
    const { ports } = server;
    const rowsOf = (id: string): Promise<unknown[]> =>
      ports.store.db.selectFrom('entries').select('seq').where('table_id', '=', id).execute();
    const ann = await newVisitor(server.url);
    const { id } = await makeTable(ann, { game: 'citadels', players: 2, hotseat: true, start: true });
    const seat =
      (await ann.get<{ table: Table; position: Position }>(`/api/tables/${id}/position?seat=0`)).position.legal.length > 0 ? 0 : 1;
    const { position } = await ann.get<{ position: Position }>(`/api/tables/${id}/position?seat=${seat}`);
    await ann.post(`/api/tables/${id}/moves`, { id: 'on', seat, seq: position.seq, move: position.legal[0] });
    expect(await rowsOf(id)).toHaveLength(1);
    const kept = await makeTable(ann, { game: 'citadels' });
    await ann.ask('DELETE', `/api/tables/${id}`);
    ahead = 29 * DAY;
    expect(await runCleanup(ports, 0)).toMatchObject({ tables: 0 });
    expect(await listed(ann, 'removed')).toEqual([id]);
    ahead = 31 * DAY;
    expect(await runCleanup(ports, 0)).toMatchObject({ tables: 1 });
    expect(await rowsOf(id)).toEqual([]);
    expect(await listed(ann, 'removed')).toEqual([]);
    expect(await status(ann, 'GET', `/api/tables/${kept.id}`)).toBe(200);
  });

  it('keeps its owner when a guest signs in', async () => {
    const server = await servers.open();
    const [owner, guest] = [await newVisitor(server.url), await newVisitor(server.url)];
    const account = { login: `remover-${servers.kind}`, password: 'correct horse' };
    await owner.post<Me>('/api/account', account);
    const { id } = await makeTable(guest, { game: 'citadels' });
    await guest.ask('DELETE', `/api/tables/${id}`);
    await guest.post<Me>('/api/sign-in', account);
    expect(await listed(guest, 'removed')).toEqual([id]);
  });
});
