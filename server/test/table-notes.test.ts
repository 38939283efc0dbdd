import { makeTable, newVisitor, type Visitor } from '@belfry/client';
import { LONGEST_NOTE, type Me, type TableNote } from '@belfry/protocol';
import { expect, it } from 'vitest';
import { onBothStores, USUAL_LIMITS } from './test-servers.ts';

onBothStores('private notes', (servers) => {
  const write = (visitor: Visitor, table: string, text: string) => visitor.ask('PUT', `/api/tables/${table}/note`, { text });
  const read = async (visitor: Visitor, table: string) => (await visitor.get<TableNote>(`/api/tables/${table}/note`)).text;

  it('are private, move to an account, appear in the data export, and are deleted with person or table', async () => {
    const server = await servers.open();
    const [ann, ben] = [await newVisitor(server.url), await newVisitor(server.url)];
    const { id } = await makeTable(ann, { game: 'citadels', players: 2 });
    await ben.post(`/api/tables/${id}/seats/1`, {});
    expect(await read(ann, id)).toBe('');
    expect((await write(ann, id, 'Ben bluffs.')).status).toBe(204);
    expect((await write(ben, id, 'Ann saves gold.')).status).toBe(204);
    expect([await read(ann, id), await read(ben, id)]).toEqual(['Ben bluffs.', 'Ann saves gold.']);
    for (const path of [`/api/tables/${id}`, '/api/tables?list=mine', `/api/people/${ann.me.id}`, '/api/me/data'])
      expect((await ben.ask('GET', path)).text, path).not.toContain('Ben bluffs');
    const data = JSON.parse((await ann.ask('GET', '/api/me/data')).text);
    expect(data.tableNotes).toMatchObject([{ table: id, text: 'Ben bluffs.' }]);

    // The account has a note there too: both are kept.
    const login = `noter-${servers.kind}`;
    const owner = await newVisitor(server.url);
    await owner.post<Me>('/api/account', { login, password: 'correct horse' });
    await write(owner, id, 'Looked on first.');
    await ann.post<Me>('/api/sign-in', { login, password: 'correct horse' });
    expect(await read(owner, id)).toBe('Looked on first.\n\nBen bluffs.');

    expect((await write(ben, id, '')).status).toBe(204);
    await write(ben, id, 'Again.');
    await ben.ask('DELETE', '/api/me', { sure: true });
    const kept = () => server.store.db.selectFrom('table_notes').select('identity').execute();
    expect(await kept()).toEqual([{ identity: owner.me.id }]);
    await owner.ask('DELETE', '/api/me', { password: 'correct horse' });
    expect(await kept()).toEqual([]);
  });

  it('have a maximum size, count against the quota, and need a visible table', async () => {
    const config = { ...(await servers.newStore()), limits: { ...USUAL_LIMITS, doorPerMinute: 1000, storedMegabytes: 0.01 } };
    const server = await servers.open(config);
    const [ann, eve] = [await newVisitor(server.url), await newVisitor(server.url)];
    const [one, two, three] = await Promise.all(
      [1, 2, 3].map(async () => (await makeTable(ann, { game: 'citadels', spectators: false, bots: 'random', start: true })).id),
    );
    if (one === undefined || two === undefined || three === undefined) throw new Error('three tables were made');
    const full = 'x'.repeat(LONGEST_NOTE);
    for (const bad of [`${full}x`, '\0']) expect((await write(ann, one, bad)).status).toBe(400);
    expect((await write(ann, one, full)).status).toBe(204);
    expect((await write(ann, two, full)).status).toBe(204);
    const refused = await write(ann, three, full);
    expect([refused.status, JSON.parse(refused.text).reason]).toEqual([429, 'much-stored']);
    // A note that takes less room than before is always stored.
    expect((await write(ann, two, 'short')).status).toBe(204);
    expect((await write(eve, one, 'What is this?')).status).toBe(403);
    expect((await eve.ask('GET', `/api/tables/${one}/note`)).status).toBe(403);
    expect((await write(ann, 'a'.repeat(14), 'Lost.')).status).toBe(404);
  });
});
