import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@belfry/kernel';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Schema } from './schema.ts';

export const DATABASE_FILE = 'belfry.sqlite';
const LOCK_FILE = 'belfry.lock';

/** Another process has the folder. */
export class StoreInUse extends BadInput {}

export interface OpenSqlite {
  readonly db: Kysely<Schema>;
  /** Everything is in the one file, and nothing beside it. */
  gather(): void;
  /** Gives the folder free for another process; the system does it too when this one dies. */
  unlock(): void;
}

export function openSqlite(folder: string): OpenSqlite {
  const lock = explained(folder, () => {
    prepareFolder(folder);
    return lockFolder(folder);
  });
  const database = explained(folder, () => openDatabase(folder));
  // Every commit is on the disk before anybody is told about it.
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  // The tables that are being played stay in memory (64 MB at most), and their pages are copied home once for many commits (16 MB).
  database.pragma('cache_size = -64000');
  database.pragma('wal_autocheckpoint = 4000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: withPreparedStatements(database) }) });
  return { db, gather: () => void database.pragma('wal_checkpoint(TRUNCATE)'), unlock: () => lock.close() };
}

/** Keys of running matches lie here: the folder and its files are for this user alone. */
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
  // A file that is no store, or a damaged one, is found here and not at the first move.
  database.prepare('select count(*) from sqlite_master').get();
  return database;
}

/** What can be wrong with a data folder, as a sentence for whoever named it. */
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

/** A transaction that never ends on a file of its own: the system releases it however this process ends. */
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
