import { BadInput } from '@belfry/kernel';
import { type Kysely, Migrator } from 'kysely';
import { migrationProvider } from './migrations.ts';
import { type Notifier, silentNotifier } from './notifier.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type Db = Kysely<Schema>;

/** The one place where anything lasts. Both kinds keep the same tables and pass the same tests. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  readonly notifier: Notifier;
  /** Throws when the store cannot answer soon, or cannot be written. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Folder of the embedded store. */
  readonly data: string;
  /** A postgres:// address instead. */
  readonly databaseUrl?: string | undefined;
  /** The name of this node, for the other nodes. */
  readonly node: string;
  readonly onTrouble: (error: unknown) => void;
}

/** Opens the store and brings its tables up to date. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const store = options.databaseUrl === undefined ? embedded(options.data) : await shared(options.databaseUrl, options);
  try {
    await migrate(store.db);
    await store.check().catch((error: unknown) => {
      throw new BadInput(`the store cannot be written (${reasonOf(error)}); is the disk full, or read-only?`);
    });
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

function embedded(folder: string): Store {
  const { db, unlock } = openSqlite(folder);
  return {
    kind: 'sqlite',
    db,
    notifier: silentNotifier,
    check: () => write(db),
    async close() {
      await db.destroy();
      unlock();
    },
  };
}

async function shared(url: string, options: StoreOptions): Promise<Store> {
  // Loaded here and not above: the embedded store does without it.
  const { openPostgres } = await import('./postgres.ts');
  const { db, notifier, close } = openPostgres(url, options.node, options.onTrouble);
  return { kind: 'postgres', db, notifier, check: () => inTime(write(db)), close };
}

/** A store that is slower than this is of no use to whoever plays. */
const SLOWEST_CHECK_MS = 2000;

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the store has not answered for ${SLOWEST_CHECK_MS / 1000} s`)), SLOWEST_CHECK_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A store that can be read but not written looks well until the first move. */
async function write(db: Db): Promise<void> {
  const row = { name: 'check', lease_until: 0, done_at: Date.now() };
  await db
    .insertInto('jobs')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ done_at: row.done_at }))
    .execute();
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** Kysely's migrator holds a lock, so nodes that start together do not step on each other. */
async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest();
  if (error === undefined) return;
  if (error instanceof AggregateError || (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')) {
    throw new BadInput('the database at DATABASE_URL does not answer; is it running, and is the address right?');
  }
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new BadInput('the store was written by a newer Belfry; nothing was touched. Run that version, or restore a backup of this one');
  }
  throw error;
}
