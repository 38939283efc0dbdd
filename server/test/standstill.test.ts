import { makeTable, newVisitor, type Visitor, visitorWith } from '@belfry/client';
import type { Position, Table } from '@belfry/protocol';
import { Migrator } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startSuspensionDetector } from '../src/base/suspension.ts';
import { onNotification } from '../src/nodes/notes.ts';
import { migrationProvider } from '../src/store/migrations.ts';
import type { NotifierNews } from '../src/store/notifier.ts';
import { openForMigration } from '../src/store/postgres.ts';
import { postgresNotifier } from '../src/store/postgres-notifier.ts';
import { migrateStore } from '../src/store/store.ts';
import { findTable } from '../src/store/tables.ts';
import { openTable } from '../src/tables/table-cache.ts';
import { runSql } from './postgres.ts';
import { newDatabase, onBothStores } from './test-servers.ts';

const SILENT = { log: pino({ level: 'silent' }) };

/** A database client besides the nodes, as a user with psql. */
async function outsider(url: string | undefined): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Finds what waits for a lock in this database. */
const WAITING = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

/** A promise that one side waits for and the other resolves. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

const alone = { game: 'citadels', players: 2, hotseat: true, start: true } as const;
const atOneScreen = async (visitor: Visitor, id: string): Promise<void> => {
  const { position } = await visitor.get<{ position: Position }>(`/api/tables/${id}/position?seat=0`);
  const seat = position.legal.length > 0 ? 0 : 1;
  const now = seat === 0 ? position : (await visitor.get<{ position: Position }>(`/api/tables/${id}/position?seat=1`)).position;
  await visitor.post(`/api/tables/${id}/moves`, { id: `m${now.seq}`, seat, seq: now.seq, move: now.legal[0] });
};

describe('a stalled process', () => {
  afterEach(() => vi.useRealTimers());

  it.each(['elapsed', 'timeOfDay'] as const)('notices it by the clock that went on (%s), and is not awake until it has', (clock) => {
    vi.useFakeTimers();
    const clocks = { elapsed: 0, timeOfDay: 0 };
    const slept: number[] = [];
    const wakefulness = startSuspensionDetector((ms) => slept.push(ms), {
      elapsed: () => clocks.elapsed,
      timeOfDay: () => clocks.timeOfDay,
    });
    for (let tick = 0; tick < 8; tick++) {
      clocks.elapsed += 250;
      clocks.timeOfDay += 250;
      vi.advanceTimersByTime(250);
    }
    expect([slept, wakefulness.isAwake()]).toEqual([[], true]);
    clocks[clock] += 22_000;
    expect(wakefulness.isAwake()).toBe(false);
    vi.advanceTimersByTime(250);
    expect([slept, wakefulness.isAwake()]).toEqual([[22_000], true]);
    wakefulness.close();
  });
});

onBothStores('missed messages', (servers) => {
  it('a note for a table that is loading is not lost', async () => {
    const server = await servers.open();
    const ann = await newVisitor(server.url);
    const { id } = await makeTable(ann, alone);
    const { ports } = server;
    const table = await openTable(ports, id);
    // The head was read before this move.
    const { head } = table;
    await atOneScreen(ann, id);
    ports.tables.delete(id);
    let opened: (value: typeof table) => void = () => undefined;
    ports.opening.set(id, new Promise((resolve) => (opened = resolve)));
    table.head = head;
    onNotification(ports, { table: id, what: 'entries' }, 'elsewhere');
    ports.opening.delete(id);
    opened(table);
    await expect.poll(() => table.head?.seq).toBe((head?.seq ?? 0) + 1);
  });

  it('a commit with an unknown outcome is looked up and announced', async () => {
    const server = await servers.open(undefined, SILENT);
    const ann = await newVisitor(server.url);
    const { id } = await makeTable(ann, alone);
    const { committer } = server.ports;
    const { commit } = committer;
    Object.assign(committer, {
      commit: async (item: Parameters<typeof commit>[0]) => {
        await commit(item);
        throw new Error('the connection was lost after the commit');
      },
    });
    const table = await openTable(server.ports, id);
    const before = table.head?.seq ?? 0;
    await expect(atOneScreen(ann, id)).rejects.toThrow();
    await expect.poll(() => [table.head?.seq, table.isDoubtful]).toEqual([before + 1, false]);
  });

  if (servers.kind === 'sqlite') return;

  it('after a lost LISTEN the versions of all tables are compared in a few queries, and only what changed is read', async () => {
    const config = await servers.newStore();
    const [here, there] = [await servers.open(config, SILENT), await servers.open(config, SILENT)];
    const ann = await newVisitor(here.url);
    const elsewhere = visitorWith(there.url, ann.me, ann.headers);
    const ids = [];
    for (let n = 0; n < 30; n++) ids.push((await makeTable(ann, n < 25 ? alone : { game: 'citadels', players: 2 })).id);
    for (const id of ids) await openTable(there.ports, id);
    const [first = '', ...others] = ids;
    const { store } = there.ports;
    let asked = 0;
    const counting = store.db.withPlugin({
      transformQuery: ({ node }) => {
        asked++;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    Object.assign(store, { db: counting });
    const { notify } = here.ports.store.notifier;
    Object.assign(here.ports.store.notifier, { notify: () => undefined });
    await atOneScreen(ann, first);
    Object.assign(here.ports.store.notifier, { notify });
    asked = 0;
    const began = performance.now();
    await runSql(
      config.databaseUrl ?? '',
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen belfry'",
    );
    const seqAt = (id: string) => there.ports.tables.get(id)?.head?.seq;
    await expect.poll(() => seqAt(first)).toBe(here.ports.tables.get(first)?.head?.seq);
    expect(others.map(seqAt)).toEqual(others.map((id) => here.ports.tables.get(id)?.head?.seq));
    // Versions, seats of gathering tables, the one table, sessions; and each second the polls for due work and for notices.
    expect(asked).toBeLessThan(20 + 6 * ((performance.now() - began) / 1000 + 1));
    expect((await elsewhere.get<Table>(`/api/tables/${first}`)).seq).toBe(seqAt(first));
  });
});

onBothStores('a stalled node', (servers) => {
  if (servers.kind === 'sqlite') {
    it('with the embedded store is the only one', () => expect(servers.kind).toBe('sqlite'));
    return;
  }

  it('in a transaction blocks other nodes only for a bounded time', async () => {
    const server = await servers.open(undefined, SILENT);
    const ann = await newVisitor(server.url);
    const { id } = await makeTable(ann, alone);
    const { db } = server.store;
    const goesOn = gate();
    const holds = gate();
    const held = db.transaction().execute(async (tx) => {
      await tx.updateTable('heads').set({ lease_by: 'somebody' }).where('table_id', '=', id).execute();
      holds.open();
      await goesOn.opened;
      await tx.updateTable('heads').set({ lease_by: null }).where('table_id', '=', id).execute();
    });
    const failed = expect(held).rejects.toThrow();
    await holds.opened;
    // A request that waits for a lock longer than the server's timeout is refused.
    await atOneScreen(ann, id);
    goesOn.open();
    await failed;
  });

  it('commits an entry that waited for a row only if the revision is unchanged', async () => {
    const config = await servers.newStore();
    const server = await servers.open(config, SILENT);
    const ann = await newVisitor(server.url);
    const client = await outsider(config.databaseUrl);
    await client.query("insert into notice_people values ($1, '{}', 0)", [ann.me.id]);
    for (const [change, moves] of [
      ["lease_by = 'x'", 1],
      ['revision = revision + 1', 0],
    ] as const) {
      const { id } = await makeTable(ann, alone);
      const stored = await findTable(server.store.db, id);
      if (stored?.head == null) throw new Error('it has not begun');
      const { head } = stored;
      await client.query('begin');
      await client.query(`update heads set ${change} where table_id = $1`, [id]);
      const entry = { seq: head.seq + 1, seat: 0, move: 'gold', chance: [] };
      const turn = { identity: ann.me.id, table: id, kind: 'turn', cause: 1, at: 1, dueAt: 1 } as const;
      const done = server.ports.committer.commit({
        ...{
          table: id,
          entry,
          request: 'x',
          at: Date.now(),
          botMoves: new Map([[1, 3 * moves]]),
          outcome: moves === 1 ? ({ ranking: [], scores: [] } as never) : null,
        },
        ...{
          head: { ...head, seq: head.seq + 1 },
          notices: { settled: [{ identity: ann.me.id, table: id, kinds: ['over'] }], fresh: [turn] },
        },
      });
      await expect.poll(async () => (await client.query(WAITING)).rowCount).toBe(1);
      await client.query('commit');
      expect(await done).toBe(moves === 1);
      const count = async (rows: string): Promise<number> =>
        (await client.query(`select count(*)::int as n from ${rows} where table_id = $1`, [id])).rows[0].n;
      expect([await count('entries'), await count('notices')]).toEqual([moves, moves]);
      const row = await client.query('select seq, revision, lease_by from heads where table_id = $1', [id]);
      expect(row.rows[0]).toMatchObject({ seq: head.seq + moves, revision: head.revision + 1 });
      const status = await client.query('select status from tables where id = $1', [id]);
      const seats = await client.query('select bot_moves from seats where table_id = $1 order by seat', [id]);
      expect(seats.rows.map((row) => row.bot_moves)).toEqual([0, 3 * moves]);
      expect(status.rows[0].status).toBe(moves === 1 ? 'finished' : 'playing');
    }
    await client.end();
  });
});

describe('a migration', () => {
  it('releases its lock every two seconds during a long read, gives up with a clear message, and succeeds after the read', async () => {
    const databaseUrl = await newDatabase();
    const db = openForMigration(databaseUrl);
    const { error } = await new Migrator({ db, provider: migrationProvider }).migrateTo('013-revisions');
    expect(error).toBeUndefined();
    await db.destroy();
    const [reader, player] = [await outsider(databaseUrl), await outsider(databaseUrl)];
    await reader.query('begin');
    await reader.query('select count(*) from tables, passkeys, channels');
    await expect(migrateStore({ data: '', databaseUrl }, { patienceMs: 0, onWait: () => undefined })).rejects.toThrow(
      'the tables of the database could not be changed',
    );
    let waited = 0;
    const done = migrateStore({ data: '', databaseUrl }, { patienceMs: 60_000, onWait: () => waited++ });
    // While the reader reads, others are served, although they queue behind the migration's lock request.
    await expect.poll(async () => (await player.query(WAITING)).rowCount).toBe(1);
    await player.query('select count(*) from passkeys');
    await expect.poll(() => waited).toBeGreaterThan(0);
    await reader.query('commit');
    expect(await done).toContain('014-sign-in-changes');
    await Promise.all([reader.end(), player.end()]);
  });

  it.each([
    ['postgres://belfry:wrong@', 'refuses this user or password'],
    ['postgres://belfry:belfry@', 'there is no such database'],
  ])('that cannot begin says why (%s)', async (user, why) => {
    const url = new URL(await newDatabase());
    const databaseUrl = `${user}${url.host}/nowhere`;
    await expect(migrateStore({ data: '', databaseUrl }, { patienceMs: 0, onWait: () => undefined })).rejects.toThrow(why);
  });
});

describe('a node without notifications', () => {
  afterEach(() => vi.useRealTimers());

  /** Opens a node that notifies through one database and listens on another or the same. */
  async function node(saysTo: string, listensTo: string) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pool = new pg.Pool({ connectionString: saysTo, max: 1, idleTimeoutMillis: 0 });
    const heard: string[] = [];
    const news: NotifierNews = { note: ({ what }) => heard.push(what), gap: () => heard.push('gap'), deaf: () => heard.push('deaf') };
    const notifier = postgresNotifier({ connectionString: listensTo }, 'a', pool, () => undefined);
    notifier.listen(news);
    await expect.poll(() => heard).toEqual(['gap']);
    return { notifier, pool, heard };
  }

  it('reports it within seconds, as behind a transaction pooler', async () => {
    const { notifier, pool, heard } = await node(await newDatabase(), await newDatabase());
    await pool.query('select 1');
    vi.advanceTimersByTime(5000);
    await expect.poll(() => heard).toEqual(['gap', 'deaf']);
    expect(notifier.isDeaf()).toBe(true);
    await notifier.close();
    await pool.end();
  });

  it('is not one that receives its own notes', async () => {
    const database = await newDatabase();
    const { notifier, pool, heard } = await node(database, database);
    for (let n = 1; n <= 3; n++) {
      // Sent after its own test message over the same connection, so received after it.
      await pool.query("select pg_notify('belfry', 'b -:n')");
      await expect.poll(() => heard.length).toBe(n + 1);
      vi.advanceTimersByTime(5000);
      await pool.query('select 1');
    }
    expect([heard, notifier.isDeaf()]).toEqual([['gap', 'nodes', 'nodes', 'nodes'], false]);
    await notifier.close();
    await pool.end();
  });
});
