import { rulesOf } from '@belfry/games';
import type { Seat } from '@belfry/kernel';
import { asDealt, pendingSeats, receive } from '@belfry/live';
import type { Instant, TableId } from '@belfry/protocol';
import { findTable, readEntries, type Store } from '@belfry/server';
import type { TrialStore } from '../server/process.ts';
import { openTrialStore } from './trial-checks.ts';

/** A period in which a match waits for a person without a break. */
export interface Turn {
  readonly seat: Seat;
  readonly from: Instant;
  /** Null while it lasts. */
  to: Instant | null;
}

/** Finds the turns of a match by replaying its log. */
export async function turnsOf(where: TrialStore, table: TableId): Promise<Turn[]> {
  const store = await openTrialStore(where);
  try {
    return await turnsIn(store, table);
  } finally {
    await store.close();
  }
}

export async function turnsIn({ db }: Pick<Store, 'db'>, table: TableId): Promise<Turn[]> {
  const found = await findTable(db, table);
  const header = found?.table.header ?? null;
  if (found === null || header === null) throw new Error(`table ${table} is lost`);
  const began = found.table.startedAt ?? found.table.createdAt;
  const live = asDealt(await rulesOf(header), header, began);
  const turns: Turn[] = pendingSeats(live).map((seat) => ({ seat, from: began, to: null }));
  for (const stored of await readEntries(db, table)) {
    const before = pendingSeats(live);
    receive(live, stored);
    const after = pendingSeats(live);
    for (const turn of turns) if (turn.to === null && !after.includes(turn.seat)) turn.to = stored.at;
    for (const seat of after) if (!before.includes(seat)) turns.push({ seat, from: stored.at, to: null });
  }
  return turns;
}
