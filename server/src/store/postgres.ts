import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Notifier } from './notifier.ts';
import { postgresNotifier } from './postgres-notifier.ts';
import type { Schema } from './schema.ts';

export interface OpenPostgres {
  readonly db: Kysely<Schema>;
  readonly notifier: Notifier;
  close(): Promise<void>;
}

const CONNECTIONS = 12;
/** So long one waits for a connection, a new one or one that others use, and then for an answer; whoever asked is told and may ask again. */
const PATIENCE = { connectionTimeoutMillis: 4000, query_timeout: 5000, keepAlive: true };

/** What waits for a lock, or holds some and does nothing, is ended by the database: a node that stands still must not stop the others. */
const LOCK_TIMEOUT_MS = 3000;
const IDLE_TIMEOUT_MS = 2000;

export function openPostgres(url: string, node: string, onTrouble: (error: unknown) => void): OpenPostgres {
  const settings: pg.ClientConfig = { connectionString: url, ...PATIENCE };
  const pool = openPool({ ...settings, max: CONNECTIONS }, LOCK_TIMEOUT_MS);
  let closing = false;
  const unlessClosing = (error: unknown): void => {
    if (!closing) onTrouble(error);
  };
  pool.on('error', unlessClosing);
  // A client that is at work tells its own loss; unheard it would end the process.
  pool.on('connect', (client) => void client.on('error', unlessClosing));
  pool.on('release', (_error, client) => {
    // It still owes an answer that nobody waits for any longer: the next one must not be kept waiting for it.
    if (client instanceof pg.Client && 'readyForQuery' in client && client.readyForQuery === false) void client.end();
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const notifier = postgresNotifier(settings, node, pool, unlessClosing);
  return {
    db,
    notifier,
    async close() {
      closing = true;
      await notifier.close();
      await db.destroy();
    },
  };
}

/** The limits are set by a statement: a pooler in between refuses what it does not know among the parameters of a new connection. */
function openPool(settings: pg.PoolConfig, lockTimeoutMs: number): pg.Pool {
  const onConnect = (client: pg.ClientBase) =>
    client.query(`set lock_timeout = ${lockTimeoutMs}; set idle_in_transaction_session_timeout = ${IDLE_TIMEOUT_MS}`);
  const options: pg.PoolConfig & { onConnect: typeof onConnect } = { ...settings, types: { getTypeParser }, onConnect };
  return new pg.Pool(options);
}

/** What a migration waits for at a time: as long as it waits for a table, everybody who comes after it waits too. */
const MIGRATION_LOCK_MS = 2000;

/** A connection for migrations, whose statements may take as long as they take. */
export function openForMigration(url: string): Kysely<Schema> {
  const { query_timeout: _none, ...patience } = PATIENCE;
  const pool = openPool({ connectionString: url, ...patience, max: 2 }, MIGRATION_LOCK_MS);
  pool.on('error', () => undefined);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** All our 64-bit columns are times in milliseconds, which a number holds exactly. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format ?? 'text');
}
