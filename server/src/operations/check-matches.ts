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

/** A match that this build would not open as it was played. */
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
  /** Folder of the embedded store; a copy of it is looked at, which is brought up to date as the store would be. */
  readonly data: string;
  /** A postgres:// address instead; it is only read. */
  readonly databaseUrl?: string | undefined;
  /** Also those that are over. */
  readonly finished: boolean;
  readonly onProgress?: (done: number, of: number) => void;
}

/** Folds the matches of a store with the rules of this build, each with those it was begun with. Nothing in the store is touched, and a server may use it meanwhile. */
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
  // Only what every version of the store has had: a database is looked at before it is brought up to date.
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

/** Throws when it does not fold, or not to the result that is stored. Gives how many entries it has. */
async function checkMatch(db: Db, row: StoredMatch): Promise<number> {
  if (row.header === null) throw new BadInput('it is said to have begun, but has no header');
  const header = readHeader(readJson(z.record(z.string(), z.unknown()), row.header));
  const entries = (await readEntries(db, row.id)).map(({ entry }) => entry);
  const game = await rulesOf(header);
  const secret = header.keyHash === undefined || row.key === null ? {} : { key: row.key };
  const { state } = fold(game, { header: { ...header, ...secret }, entries });
  const stored = row.outcome === null ? null : readJson(outcomeSchema, row.outcome);
  // A match that was conceded has a result without a score.
  if (stored?.sheet.length !== 0 && placesOf(stored) !== placesOf(game.outcome(state)))
    throw new BadInput('it ends otherwise than is stored');
  return entries.length;
}

function placesOf(outcome: Outcome | null): string {
  return outcome === null ? 'not over' : outcome.places.join(' ');
}
