import { BadInput } from '@belfry/kernel';
import type { Kysely } from 'kysely';
import { type MigrationOptions, migrate, USUAL_MIGRATION } from './migrate.ts';
import { type Notifier, silentNotifier } from './notifier.ts';
import type { Redis } from './redis.ts';
import { redisNotifier } from './redis-notifier.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type Db = Kysely<Schema>;

/** The persistent store. Both kinds have the same schema and pass the same tests. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  readonly notifier: Notifier;
  /** Throws if the store does not answer soon or cannot be written. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Folder of the embedded store. */
  readonly data: string;
  /** A postgres:// address instead. */
  readonly databaseUrl?: string | undefined;
  /** The id of this node. */
  readonly node: string;
  readonly onTrouble: (error: unknown) => void;
  /** Carries the notifications of many nodes; a few use PostgreSQL for it. */
  readonly redis?: Redis | null | undefined;
  /** Called when the migration has to wait because others use the tables. */
  readonly onWait?: () => void;
}

/** Opens the store and migrates it to the latest schema. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const store = options.databaseUrl === undefined ? embedded(options.data) : await shared(options.databaseUrl, options);
  try {
    if (options.databaseUrl === undefined) await migrate(store.db);
    else await migratePostgres(options.databaseUrl, { ...USUAL_MIGRATION, onWait: options.onWait ?? USUAL_MIGRATION.onWait });
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
  const { db, gather, unlock } = openSqlite(folder);
  return {
    kind: 'sqlite',
    db,
    notifier: silentNotifier,
    check: () => write(db),
    async close() {
      try {
        gather();
      } catch {
        // If the disk is full, the write-ahead log stays beside the file and is read at the next start.
      }
      await db.destroy();
      unlock();
    },
  };
}

async function shared(url: string, options: StoreOptions): Promise<Store> {
  // Loaded on demand: the embedded store does not need it.
  const { openPostgres } = await import('./postgres.ts');
  const { db, notifier, close } = openPostgres(url, options.node, options.onTrouble);
  const check = (): Promise<void> => inTime(write(db));
  if (options.redis == null) return { kind: 'postgres', db, notifier, check, close };
  const overRedis = redisNotifier(options.redis, options.node, options.onTrouble);
  return {
    ...{ kind: 'postgres', db, check },
    notifier: overRedis,
    async close() {
      await overRedis.close();
      await close();
    },
  };
}

async function migratePostgres(url: string, options: MigrationOptions): Promise<readonly string[]> {
  const { openForMigration } = await import('./postgres.ts');
  const db = openForMigration(url);
  return migrate(db, options).finally(() => db.destroy());
}

/** Migrates a store to the latest schema; returns the names of the migrations that were applied. */
export async function migrateStore(
  { data, databaseUrl }: Pick<StoreOptions, 'data' | 'databaseUrl'>,
  options: MigrationOptions,
): Promise<readonly string[]> {
  if (databaseUrl !== undefined) return migratePostgres(databaseUrl, options);
  const { db, unlock } = openSqlite(data);
  return migrate(db, options).finally(() => db.destroy().finally(unlock));
}

/** A slower store is too slow to play with. */
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

/** Writes a row: a store that is readable but not writable seems fine until the first move. */
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
