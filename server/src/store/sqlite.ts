import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@belfry/kernel';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Schema } from './schema.ts';

export const DATABASE_FILE = 'belfry.sqlite';
const LOCK_FILE = 'belfry.lock';

/** Another process is using the folder. */
export class StoreInUse extends BadInput {}

export interface OpenSqlite {
  readonly db: Kysely<Schema>;
  /** Checkpoints the write-ahead log into the main file. */
  gather(): void;
  /** Releases the folder for another process; the system does so too if this process dies. */
  unlock(): void;
}

export function openSqlite(folder: string): OpenSqlite {
  const lock = explained(folder, () => {
    prepareFolder(folder);
    return lockFolder(folder);
  });
  const database = explained(folder, () => openDatabase(folder));
  // Every commit is on disk before it is announced.
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  // The cache holds the tables in play (64 MB at most), and checkpoints are rare enough to serve many commits (16 MB).
  database.pragma('cache_size = -64000');
  database.pragma('wal_autocheckpoint = 4000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: withPreparedStatements(database) }) });
  return { db, gather: () => void database.pragma('wal_checkpoint(TRUNCATE)'), unlock: () => lock.close() };
}

/** Creates the folder for this user only: it holds the keys of matches in progress. */
function prepareFolder(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of [DATABASE_FILE, LOCK_FILE]) {
    const path = join(folder, name);
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
  }
}

function openDatabase(folder: string): Database.Database {
  const database = new Database(join(folder, DATABASE_FILE));
  database.pragma('journal_mode = WAL');
  // A file that is damaged or not a store is detected here and not at the first move.
  database.prepare('select count(*) from sqlite_master').get();
  return database;
}

/** Turns an error of the data folder into a sentence for the operator. */
function explained<T>(folder: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EEXIST' || code === 'ENOTDIR') throw new BadInput(`the data folder ${folder} is a file; name a folder with --data`);
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || code.startsWith('SQLITE_READONLY') || code === 'SQLITE_CANTOPEN')
      throw new BadInput(`the data folder ${folder} cannot be written; give this user the right to, or choose another with --data`);
    if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT'))
      throw new BadInput(
        `${join(folder, DATABASE_FILE)} is damaged or no store of Belfry; nothing was touched. Restore a backup, or choose another folder with --data`,
      );
    throw error;
  }
}

/** Holds a lock by a transaction that never ends, on a file of its own: the system releases it however this process ends. */
function lockFolder(folder: string): Database.Database {
  const lock = new Database(join(folder, LOCK_FILE), { timeout: 200 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new StoreInUse(
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

/** Caches prepared statements: Kysely prepares every query again, and the same few keep coming. */
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
