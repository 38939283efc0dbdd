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
/** Timeouts for a connection, new or from the pool, and for a query; the client gets an error and may retry. */
const PATIENCE = { connectionTimeoutMillis: 4000, query_timeout: 5000, keepAlive: true };

/**
 * PostgreSQL aborts a statement that waits too long for a lock, and ends an idle transaction: a suspended node must not block the others.
 */
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
  // A client in use reports a lost connection itself; without a listener that would end the process.
  pool.on('connect', (client) => void client.on('error', unlessClosing));
  pool.on('release', (_error, client) => {
    // This client has a query pending that timed out; the next user of the connection must not wait for it.
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

/** Sets the limits by a statement, because a pooler rejects unknown startup parameters. */
function openPool(settings: pg.PoolConfig, lockTimeoutMs: number): pg.Pool {
  const onConnect = (client: pg.ClientBase) =>
    client.query(`set lock_timeout = ${lockTimeoutMs}; set idle_in_transaction_session_timeout = ${IDLE_TIMEOUT_MS}`);
  const options: pg.PoolConfig & { onConnect: typeof onConnect } = { ...settings, types: { getTypeParser }, onConnect };
  return new pg.Pool(options);
}

/** How long a migration waits for a lock: while it waits for a table, everyone after it in the queue waits too. */
const MIGRATION_LOCK_MS = 2000;

/** Opens a connection for migrations, whose statements have no time limit. */
export function openForMigration(url: string): Kysely<Schema> {
  const { query_timeout: _none, ...patience } = PATIENCE;
  const pool = openPool({ connectionString: url, ...patience, max: 2 }, MIGRATION_LOCK_MS);
  pool.on('error', () => undefined);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Parses 64-bit columns as numbers: all of ours are times in milliseconds, which a number holds exactly. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format ?? 'text');
}
