import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesOf } from '@belfry/games';
import { BadInput, fold, type Outcome, readHeader } from '@belfry/kernel';
import { outcome as outcomeSchema } from '@belfry/protocol/schemas';
import { z } from 'zod';
import { readEntries } from '../store/entries.ts';
import { readJson } from '../store/json.ts';
import { DATABASE_FILE } from '../store/sqlite.ts';
import { type Db, openStore } from '../store/store.ts';
import { backUp } from './backup.ts';

/** A match that does not replay in this build as it was played. */
export interface BrokenMatch {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly why: string;
}

export interface MatchesCheck {
  readonly matches: number;
  readonly entries: number;
  readonly broken: readonly BrokenMatch[];
}

export interface MatchesToCheck {
  /** Folder of the embedded store; the check migrates a copy of it. */
  readonly data: string;
  /** A postgres:// address instead; the check only reads from it. */
  readonly databaseUrl?: string | undefined;
  /** Also check finished matches. */
  readonly finished: boolean;
  readonly onProgress?: (done: number, of: number) => void;
}

/**
 * Folds a store's matches with this build, each under the rules version it began with. Changes nothing in the store, which a server may be
 * using.
 */
export async function checkMatches(asked: MatchesToCheck): Promise<MatchesCheck> {
  if (asked.databaseUrl === undefined) return inCopy(asked.data, (db) => checkAll(db, asked));
  const { openPostgres } = await import('../store/postgres.ts');
  const { db, close } = openPostgres(asked.databaseUrl, 'check', () => undefined);
  try {
    return await checkAll(db, asked);
  } finally {
    await close();
  }
}

async function inCopy<T>(data: string, work: (db: Db) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'belfry-check-'));
  try {
    backUp(data, join(copy, DATABASE_FILE));
    const store = await openStore({ data: copy, node: 'check', onTrouble: () => undefined });
    try {
      return await work(store.db);
    } finally {
      await store.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function checkAll(db: Db, { finished, onProgress }: MatchesToCheck): Promise<MatchesCheck> {
  // Uses only columns that every version of the store has had: a database is checked before it is migrated.
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'game', 'status', 'header', 'key', 'outcome'])
    .where('status', 'in', finished ? ['playing', 'finished'] : ['playing'])
    .orderBy('created_at')
    .execute();
  const broken: BrokenMatch[] = [];
  let entries = 0;
  for (const [at, row] of rows.entries()) {
    onProgress?.(at, rows.length);
    try {
      entries += await checkMatch(db, row);
    } catch (error) {
      broken.push({ table: row.id, game: row.game, status: row.status, why: error instanceof Error ? error.message : String(error) });
    }
  }
  return { matches: rows.length, entries, broken };
}

interface StoredMatch {
  readonly id: string;
  readonly header: string | null;
  readonly key: string | null;
  readonly outcome: string | null;
}

/** Folds a match; throws if that fails or gives another result than the stored one. Returns the number of entries. */
async function checkMatch(db: Db, row: StoredMatch): Promise<number> {
  if (row.header === null) throw new BadInput('it is said to have begun, but has no header');
  const header = readHeader(readJson(z.record(z.string(), z.unknown()), row.header));
  const entries = (await readEntries(db, row.id)).map(({ entry }) => entry);
  const game = await rulesOf(header);
  const secret = header.keyHash === undefined || row.key === null ? {} : { key: row.key };
  const { state } = fold(game, { header: { ...header, ...secret }, entries });
  const stored = row.outcome === null ? null : readJson(outcomeSchema, row.outcome);
  // A conceded match has a result without a score.
  if (stored?.sheet.length !== 0 && placesOf(stored) !== placesOf(game.outcome(state)))
    throw new BadInput('it ends otherwise than is stored');
  return entries.length;
}

function placesOf(outcome: Outcome | null): string {
  return outcome === null ? 'not over' : outcome.places.join(' ');
}
