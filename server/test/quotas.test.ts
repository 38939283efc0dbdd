import { makeTable, newVisitor, openLine, type Visitor, visitorWith } from '@belfry/client';
import { findGame } from '@belfry/games';
import { createMatch, keyedChance, type Match, play, type Seat, seededChance, writeLog } from '@belfry/kernel';
import type { Me, Table, TableSummary } from '@belfry/protocol';
import { expect, it } from 'vitest';
import { openSession } from '../src/identity/identities.ts';
import { runCleanup } from '../src/operations/cleanup.ts';
import { openTable } from '../src/tables/table-cache.ts';
import { onBothStores, USUAL_LIMITS } from './test-servers.ts';

const DAY = 24 * 60 * 60 * 1000;
const KEY = 'k'.repeat(64);

/** Returns a finished match of two players as a file. */
function finishedFile(): string {
  const game = findGame('citadels');
  const match: Match = createMatch(game, { players: 2, key: KEY });
  const luck = seededChance('quota');
  while (game.outcome(match.state) === null) {
    const seat = game.pending(match.state)[0]?.seat as Seat;
    const legal = game.legal(match.state, seat);
    play(match, seat, legal[luck.below(legal.length)], keyedChance(KEY, match.log.entries.length + 1));
  }
  return writeLog({ header: { ...match.log.header, key: KEY }, entries: match.log.entries });
}

onBothStores('one person', (servers) => {
  const reasonOf = ({ status, text }: { status: number; text: string }) => [status, (JSON.parse(text) as { reason?: string }).reason];
  const open = async (limits: Partial<typeof USUAL_LIMITS>) => {
    const clock = { ahead: 0 };
    const config = { ...(await servers.newStore()), limits: { ...USUAL_LIMITS, doorPerMinute: 1000, ...limits } };
    const server = await servers.open(config, { time: { now: () => Date.now() + clock.ahead } });
    return { server, clock };
  };
  async function botOf(owner: Visitor, name: string): Promise<Visitor> {
    const { bot, token } = await owner.post<{ bot: Me; token: string }>('/api/bots', { name });
    return visitorWith(owner.url, bot, { authorization: `Bearer ${token}` });
  }

  it('can own a limited number of bots, also under concurrent requests', async () => {
    const { server } = await open({ botsPerOwner: 3 });
    const owner = await newVisitor(server.url);
    const asked = await Promise.all(Array.from({ length: 8 }, (_, n) => owner.ask('POST', '/api/bots', { name: `Bot ${n}` })));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(reasonOf(asked.find(({ status }) => status !== 200) ?? { status: 0, text: '{}' })).toEqual([429, 'many-bots']);
    const { bots } = await owner.get<{ bots: Me[] }>('/api/bots');
    expect(bots).toHaveLength(3);
    // Deleting a bot that has never played leaves nothing behind.
    expect((await owner.ask('DELETE', `/api/bots/${bots[0]?.id}`)).status).toBe(204);
    expect((await owner.get<{ bots: Me[] }>('/api/bots')).bots).toHaveLength(2);
  });

  it('shares one quota of tables, frames, connections and bot turns with their bots', async () => {
    const limits = { gatheringTables: 3, socketsPerIdentity: 3, frameBurst: 10, framesPerSecond: 0.01 };
    const { server } = await open(limits);
    const owner = await newVisitor(server.url);
    const [one, two] = [await botOf(owner, 'One'), await botOf(owner, 'Two')];
    const tables = await Promise.all([one, two, owner].map((who) => makeTable(who, { game: 'citadels' })));
    for (const who of [one, two, owner]) expect(reasonOf(await who.ask('POST', '/api/tables', { game: 'citadels' }))[1]).toBe('many-open');
    const stranger = await newVisitor(server.url);
    await makeTable(stranger, { game: 'citadels' });
    // Bots think for one owner after the other.
    for (const { id } of tables) expect((await openTable(server.ports, id)).owner).toBe(owner.me.id);

    const lines = await Promise.all([one, two, owner].map((who) => openLine(who)));
    await expect(openLine(one)).rejects.toThrow('429');
    (await openLine(stranger)).close();
    for (const line of lines) for (let n = 0; n < 5; n++) line.say({ type: 'ping', sent: n });
    const errors = await Promise.any(lines.map((line) => line.next('error')));
    expect(errors.code).toBe('too-many');
    for (const line of lines) line.close();
  });

  it('cannot fill the store by forking and removing tables', async () => {
    const { server, clock } = await open({ removedTables: 3, playingTables: 50 });
    const greedy = await newVisitor(server.url);
    const source = await greedy.post<Table>('/api/matches/import', finishedFile());
    const again = async () => {
      const asked = await greedy.ask('POST', '/api/tables', { game: 'citadels', from: { table: source.id, seq: source.seq - 1 } });
      if (asked.status === 200) await greedy.ask('DELETE', `/api/tables/${(JSON.parse(asked.text) as Table).id}`);
      return asked;
    };
    for (let n = 0; n < 3; n++) expect((await again()).status).toBe(200);
    expect(reasonOf(await again())).toEqual([429, 'many-removed']);
    expect(reasonOf(await greedy.ask('POST', '/api/tables', { game: 'citadels' }))).toEqual([429, 'many-removed']);
    clock.ahead = DAY + 60_000;
    expect((await again()).status).toBe(200);
  });

  it('can store a limited number of megabytes, including removed matches and those of their bots', async () => {
    const { server } = await open({ storedMegabytes: 0.2, importsPerMinute: 1000 });
    const greedy = await newVisitor(server.url);
    const file = finishedFile();
    const bot = await botOf(greedy, 'Mule');
    const brought: Table[] = [];
    let refused = null;
    for (let n = 0; n < 50 && refused === null; n++) {
      const asked = await (n % 2 === 0 ? greedy : bot).ask('POST', '/api/matches/import', file);
      if (asked.status === 200) brought.push(JSON.parse(asked.text) as Table);
      else refused = asked;
    }
    expect(reasonOf(refused ?? { status: 0, text: '{}' })).toEqual([429, 'much-stored']);
    expect(brought.length).toBeGreaterThan(1);
    const [first] = brought;
    await greedy.ask('DELETE', `/api/tables/${first?.id}`);
    expect(reasonOf(await greedy.ask('POST', '/api/matches/import', file))).toEqual([429, 'much-stored']);
    const { tables } = await greedy.get<{ tables: TableSummary[] }>('/api/tables?list=archive');
    expect(tables.length).toBeGreaterThan(0);
    const on = await greedy.ask('POST', '/api/tables', { game: 'citadels', from: { table: tables[0]?.id, seq: (first?.seq ?? 0) - 1 } });
    expect(reasonOf(on)).toEqual([429, 'much-stored']);
    const { bytes } = await server.ports.store.db
      .selectFrom('tables')
      .select(({ fn }) => fn.sum<number>('bytes').as('bytes'))
      .executeTakeFirstOrThrow();
    expect(Number(bytes)).toBeLessThanOrEqual(0.2 * 1024 * 1024);
  });

  it('gets no more tables by concurrent requests, nor by restoring removed ones', async () => {
    const { server } = await open({ gatheringTables: 3 });
    const greedy = await newVisitor(server.url);
    const atOnce = () => Promise.all(Array.from({ length: 16 }, () => greedy.ask('POST', '/api/tables', { game: 'citadels' })));
    const made = (await atOnce()).flatMap(({ status, text }) => (status === 200 ? [(JSON.parse(text) as Table).id] : []));
    expect(made).toHaveLength(3);
    for (const id of made) expect((await greedy.ask('DELETE', `/api/tables/${id}`)).status).toBe(204);
    expect((await atOnce()).filter(({ status }) => status === 200)).toHaveLength(3);
    const back = await greedy.ask('POST', `/api/tables/${made[0]}/restore`);
    expect(reasonOf(back)).toEqual([429, 'many-open']);
  });

  it('can make a limited number of tables a day, even if each is left or ended at once', async () => {
    const { server, clock } = await open({ removedTables: 3, playingTables: 1 });
    const [restless, hasty] = [await newVisitor(server.url), await newVisitor(server.url)];
    const leave = async () => {
      const asked = await restless.ask('POST', '/api/tables', { game: 'citadels' });
      if (asked.status === 200) await restless.ask('DELETE', `/api/tables/${(JSON.parse(asked.text) as Table).id}/seats/0`);
      return asked;
    };
    for (let n = 0; n < 3; n++) expect((await leave()).status).toBe(200);
    expect(reasonOf(await leave())).toEqual([429, 'many-removed']);
    const line = await openLine(hasty);
    const end = async () => {
      const asked = await hasty.ask('POST', '/api/tables', { game: 'citadels', players: 2, bots: 'random', pace: 'calm', start: true });
      if (asked.status !== 200) return asked;
      const table = (JSON.parse(asked.text) as Table).id;
      line.say({ type: 'concede', id: table, table, seat: 0 });
      await line.next('ack', ({ id }) => id === table);
      return asked;
    };
    for (let n = 0; n < 10; n++) expect((await end()).status).toBe(200);
    expect(reasonOf(await end())).toEqual([429, 'many-begun']);
    clock.ahead = DAY + 60_000;
    for (const again of [leave, end]) expect((await again()).status).toBe(200);
    line.close();
    // After thirty more days nothing is left of tables that nobody stayed at.
    clock.ahead += 31 * DAY;
    await runCleanup(server.ports, 0);
    const stored = await server.ports.store.db.selectFrom('tables').select('status').where('host', '=', restless.me.id).execute();
    expect(stored).toEqual([]);
  });

  it('cannot fill the store with chat', async () => {
    const { server } = await open({});
    const talker = await newVisitor(server.url);
    const { id } = await makeTable(talker, { game: 'citadels' });
    const { db } = server.ports.store;
    const said = { table_id: id, identity: talker.me.id, text: 'well', phrase: null, at: 1 };
    const lines = [1, 2, 1500].map((n) => ({ ...said, n, request: `r${n}` }));
    await db.insertInto('chat').values(lines).execute();
    const line = await openLine(talker);
    line.say({ type: 'chat', id: 'c', table: id, text: 'and another thing' });
    await line.next('ack');
    line.close();
    const kept = await db.selectFrom('chat').select('n').orderBy('n').execute();
    expect(kept.map(({ n }) => n)).toEqual([1500, 1501]);
  });

  it('can be signed in with a limited number of browsers', async () => {
    const { server } = await open({});
    const [ann] = [await newVisitor(server.url)];
    const { db } = server.ports.store;
    const at = Date.now() - DAY;
    const row = { identity: ann.me.id, kind: 'browser', expires_at: at + 400 * DAY, replaces: null };
    await db
      .insertInto('sessions')
      .values(Array.from({ length: 120 }, (_, n) => ({ ...row, token_hash: `old-${n}`, created_at: at + n })))
      .execute();
    await openSession(db, ann.me.id, 'browser', Date.now());
    const kept = await db.selectFrom('sessions').select('token_hash').where('identity', '=', ann.me.id).execute();
    expect(kept).toHaveLength(100);
    expect(kept.map(({ token_hash }) => token_hash)).not.toContain('old-0');
    expect((await ann.ask('GET', '/api/me/devices')).status).toBe(200);
  });

  it('sees no trace of a match that could not be stored completely', async () => {
    const { server } = await open({});
    const visitor = await newVisitor(server.url);
    const { db } = server.ports.store;
    const file = finishedFile();
    const { id } = await visitor.post<Table>('/api/matches/import', file);
    const rows = () => Promise.all((['tables', 'entries', 'seats'] as const).map((all) => db.selectFrom(all).selectAll().execute()));
    const before = await rows();
    // Makes the last write fail: no two matches may now end at the same entry.
    await db.schema.createIndex('fault').unique().on('heads').column('seq').execute();
    expect((await visitor.ask('POST', '/api/matches/import', file)).status).toBe(500);
    expect(await rows()).toEqual(before);
    await db.schema.dropIndex('fault').execute();
    expect((await visitor.post<Table>('/api/matches/import', file)).id).not.toBe(id);
  });
});
