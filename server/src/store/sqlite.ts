import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@belfry/kernel';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Schema } from './schema.ts';

export const DATABASE_FILE = 'belfry.sqlite';
const LOCK_FILE = 'belfry.lock';

export interface OpenSqlite {
  readonly db: Kysely<Schema>;
  /** Gives the folder free for another process; the system does it too when this one dies. */
  unlock(): void;
}

export function openSqlite(folder: string): OpenSqlite {
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  const database = new Database(join(folder, DATABASE_FILE));
  database.pragma('journal_mode = WAL');
  // Every commit is on the disk before anybody is told about it.
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  // The tables that are being played stay in memory (64 MB at most), and their pages are copied home once for many commits (16 MB).
  database.pragma('cache_size = -64000');
  database.pragma('wal_autocheckpoint = 4000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: withPreparedStatements(database) }) });
  return { db, unlock: () => lock.close() };
}

/** A transaction that never ends on a file of its own: the system releases it however this process ends. */
function lockFolder(folder: string): Database.Database {
  const lock = new Database(join(folder, LOCK_FILE), { timeout: 200 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new BadInput(
      `the data folder ${folder} is in use by another Belfry server; stop that one, or choose another folder with --data, or use PostgreSQL for several nodes`,
    );
  }
  return lock;
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
}

type Statement = ReturnType<Database.Database['prepare']>;
const MOST_STATEMENTS = 200;

/** Kysely prepares anew for every query; the same few statements come again and again. */
function withPreparedStatements(database: Database.Database) {
  const prepared = new Map<string, Statement>();
  return {
    prepare(text: string): Statement {
      const known = prepared.get(text);
      if (known !== undefined) return known;
      const statement = database.prepare(text);
      if (prepared.size >= MOST_STATEMENTS) prepared.clear();
      prepared.set(text, statement);
      return statement;
    },
    close: () => void database.close(),
  };
}
