import type { Player } from '@belfry/client';
import { rulesOf } from '@belfry/games';
import { fold, type MatchLog } from '@belfry/kernel';
import type { TableId } from '@belfry/protocol';
import { findTable, openStore, readEntries, type Store } from '@belfry/server';
import type { TrialStore } from '../server/process.ts';

export function openTrialStore(store: TrialStore): Promise<Store> {
  const onTrouble = (error: unknown): void => {
    throw error;
  };
  return openStore({ data: store.data, databaseUrl: store.databaseUrl, node: 'trial', onTrouble });
}

/** Reads a match from the store and replays it, with all chance checked against its key. */
async function storedLog(store: Store, table: TableId): Promise<MatchLog> {
  const found = await findTable(store.db, table);
  if (found === null || found.table.header === null || found.table.key === null) throw new Error(`table ${table} is lost`);
  const entries = (await readEntries(store.db, table)).map(({ entry }) => entry);
  const log: MatchLog = { header: { ...found.table.header, key: found.table.key }, entries };
  fold(await rulesOf(found.table.header), log);
  if (found.head?.seq !== entries.length)
    throw new Error(`the head of table ${table} says ${found.head?.seq}, its log has ${entries.length} entries`);
  return log;
}

/** Compares what a player received with what is stored: nothing acknowledged is lost, nothing is played twice. */
export function checkPlayer(log: MatchLog, player: Player): void {
  const seen = new Set<number>();
  for (const { seq, move } of player.acknowledged.values()) {
    const entry = log.entries[seq - 1];
    if (entry === undefined) throw new Error(`the acknowledged entry ${seq} is lost`);
    if (!('move' in entry) || entry.move !== move || entry.seat !== player.options.seat) {
      throw new Error(`entry ${seq} is ${JSON.stringify(entry)}, but "${move}" was acknowledged`);
    }
    if (seen.has(seq)) throw new Error(`entry ${seq} was acknowledged for two moves`);
    seen.add(seq);
  }
  for (const step of player.steps.values()) {
    const entry = log.entries[step.seq - 1];
    if (step.seq > 0 && (entry === undefined || entry.seat !== step.seat))
      throw new Error(`entry ${step.seq} was told but is not stored so`);
  }
}

/** Compares what all players of these tables received with what is stored; returns how much it compared. */
export async function compareAll(
  where: TrialStore,
  all: readonly { readonly table: TableId; readonly players: readonly Player[] }[],
): Promise<{ acknowledged: number; entries: number }> {
  const store = await openTrialStore(where);
  let acknowledged = 0;
  let entries = 0;
  for (const { table, players } of all) {
    const log = await storedLog(store, table);
    entries += log.entries.length;
    for (const player of players) {
      checkPlayer(log, player);
      acknowledged += player.acknowledged.size;
    }
  }
  await store.close();
  return { acknowledged, entries };
}
