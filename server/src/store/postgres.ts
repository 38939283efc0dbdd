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

export function openPostgres(url: string, node: string, onTrouble: (error: unknown) => void): OpenPostgres {
  const pool = new pg.Pool({ connectionString: url, max: 12, types: { getTypeParser } });
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) onTrouble(error);
  });
  // A client that is at work tells its own loss; unheard it would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!closing) onTrouble(error);
    });
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const notifier = postgresNotifier(url, node, pool, onTrouble);
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
