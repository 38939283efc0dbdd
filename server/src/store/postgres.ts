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

export function openPostgres(url: string, node: string, onTrouble: (error: unknown) => void): OpenPostgres {
  const settings: pg.ClientConfig = { connectionString: url, ...PATIENCE };
  const pool = new pg.Pool({ ...settings, max: CONNECTIONS, types: { getTypeParser } });
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

/** All our 64-bit columns are times in milliseconds, which a number holds exactly. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format ?? 'text');
}
