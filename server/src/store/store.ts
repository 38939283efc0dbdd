import { BadInput } from '@belfry/kernel';
import { type Kysely, Migrator, sql } from 'kysely';
import { type Doorbell, silentDoorbell } from './doorbell.ts';
import { migrationProvider } from './migrations.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type Db = Kysely<Schema>;

/** The one place where anything lasts. Both kinds keep the same tables and pass the same tests. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  readonly doorbell: Doorbell;
  /** Throws when the store cannot answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreWish {
  /** Folder of the embedded store. */
  readonly data: string;
  /** A postgres:// address instead. */
  readonly databaseUrl?: string | undefined;
  /** The name of this node, for the other nodes. */
  readonly node: string;
  readonly onTrouble: (error: unknown) => void;
}

/** Opens the store and brings its tables up to date. */
export async function openStore(wish: StoreWish): Promise<Store> {
  const store = wish.databaseUrl === undefined ? embedded(wish.data) : await shared(wish.databaseUrl, wish);
  try {
    await migrate(store.db);
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
    doorbell: silentDoorbell,
    check: () => answer(db),
    async close() {
      await db.destroy();
      unlock();
    },
  };
}

async function shared(url: string, wish: StoreWish): Promise<Store> {
  // Loaded here and not above: the embedded store does without it.
  const { openPostgres } = await import('./postgres.ts');
  const { db, doorbell, close } = openPostgres(url, wish.node, wish.onTrouble);
  return { kind: 'postgres', db, doorbell, check: () => answer(db), close };
}

async function answer(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Kysely's migrator holds a lock, so nodes that start together do not step on each other. */
async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest();
  if (error === undefined) return;
  if (error instanceof AggregateError || (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')) {
    throw new BadInput('the database at DATABASE_URL does not answer; is it running, and is the address right?');
  }
  throw error;
}
