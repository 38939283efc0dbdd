import { setTimeout as sleep } from 'node:timers/promises';
import { BadInput } from '@belfry/kernel';
import { type Kysely, Migrator } from 'kysely';
import { migrationProvider } from './migrations.ts';
import type { Schema } from './schema.ts';

/** The pause between attempts, in which others can use the tables that a migration waits for. */
const APART_MS = 1000;

export interface MigrationOptions {
  /** How long to retry while others use the tables. */
  readonly patienceMs: number;
  /** Called once, when the migration has to wait. */
  readonly onWait: () => void;
}

export const USUAL_MIGRATION: MigrationOptions = { patienceMs: 10 * 60_000, onWait: () => undefined };

/**
 * Migrates a store to the latest schema; returns the names of the migrations that were applied. Safe for nodes that start at the same time.
 */
export async function migrate(db: Kysely<Schema>, { patienceMs, onWait }: MigrationOptions = USUAL_MIGRATION): Promise<readonly string[]> {
  const began = performance.now();
  for (let tries = 0; ; tries++) {
    const { error, results = [] } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest();
    if (error === undefined) return results.map(({ migrationName }) => migrationName);
    if (!isHeldUp(error)) throw explained(error);
    if (performance.now() - began > patienceMs)
      throw new BadInput(
        'the tables of the database could not be changed: something else has been using them all the time (a backup, a report or another migration). Nothing was changed; try again when that has ended',
      );
    if (tries === 0) onWait();
    await sleep(APART_MS);
  }
}

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

function isHeldUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK);
}

/** Turns a database error into a sentence for the operator. */
function explained(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof AggregateError || code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT')
    return new BadInput('the database at DATABASE_URL does not answer; is it running, and is the address right?');
  if (code === '28P01' || code === '28000') return new BadInput('the database at DATABASE_URL refuses this user or password');
  if (code === '3D000') return new BadInput('there is no such database at DATABASE_URL; create it first');
  if (code === '42501')
    return new BadInput(
      'this user may not create or change tables in the database at DATABASE_URL; give it the right to, or migrate as its owner',
    );
  if (code === '25006') return new BadInput('the database at DATABASE_URL can only be read; is it a replica?');
  if (code.startsWith('57P') || code === '08006' || code === '53300')
    return new BadInput(`the database at DATABASE_URL takes no work just now (${code}); try again`);
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    return new BadInput('the store was written by a newer Belfry; nothing was touched. Run that version, or restore a backup of this one');
  return error;
}
