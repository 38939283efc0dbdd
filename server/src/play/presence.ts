import type { IdentityId } from '@belfry/protocol';
import type { TableNote } from '../store/notifier.ts';
import { type LiveTable, seatsHere, spectatorsHere } from '../tables/live-table.ts';
import type { TableCache } from '../tables/table-cache.ts';
import { announceSpectators, announceTable } from './announcements.ts';
import { GONE_AFTER_MS, RECONNECT_MS } from './render-table.ts';

/** The shortest interval between updates of the spectator count, which makes joining cheap however large the audience. */
const COUNT_EVERY_MS = 1000;

/** Announces to the table and to other nodes that a user connected or disconnected here. */
export function presenceChanged(context: TableCache, table: LiveTable, identity: IdentityId): void {
  const own = table.seats.filter((seat) => seat.identity === identity);
  if (own.length > 0) {
    for (const { seat } of own) table.lastSeen.set(seat, context.time.matchTime());
    announceTable(context, table);
    context.store.notifier.notify(presenceAt(table));
    // By then an absent player may be replaced.
    for (const wait of [RECONNECT_MS, GONE_AFTER_MS]) setTimeout(() => announceTable(context, table), wait + 1000).unref();
  }
  table.spectatorCount.isNews = true;
  spectatorsChanged(context, table);
}

/** Schedules an update of the spectator count, after a change here or at another node. */
export function spectatorsChanged(context: TableCache, table: LiveTable): void {
  const { spectatorCount } = table;
  if (spectatorCount.timer !== null) return;
  const wait = Math.max(0, spectatorCount.toldAt + COUNT_EVERY_MS - performance.now());
  spectatorCount.timer = setTimeout(() => {
    spectatorCount.timer = null;
    spectatorCount.toldAt = performance.now();
    if (spectatorCount.isNews) context.store.notifier.notify(presenceAt(table));
    spectatorCount.isNews = false;
    announceSpectators(context, table);
  }, wait).unref();
}

/** Returns who is connected to a table here, as a notification for other nodes. */
export function presenceAt(table: LiveTable): TableNote {
  return { table: table.id, what: 'presence', seats: seatsHere(table), watching: spectatorsHere(table) };
}
