import type { Seat } from '@belfry/kernel';
import type { Instant } from '@belfry/protocol';
import type { LiveTable } from './live-table.ts';

/** Nodes repeat who is connected to them; one that has been silent for so long is gone. */
export const PRESENCE_REPEATED_MS = 10_000;
const PRESENCE_LASTS_MS = 25_000;

/** The seats of whoever is connected here, as bits. */
export function seatsHere(table: LiveTable): number {
  let seats = 0;
  for (const { identity, seat } of table.seats) {
    if (identity === null) continue;
    for (const watcher of table.watchers) if (watcher.identity === identity) seats |= 1 << seat;
  }
  return seats;
}

export function connectedSeats(table: LiveTable, now: Instant): Seat[] {
  let seats = seatsHere(table);
  for (const [node, known] of table.elsewhere) {
    if (now - known.at > PRESENCE_LASTS_MS) table.elsewhere.delete(node);
    else seats |= known.seats;
  }
  return table.seats.map(({ seat }) => seat).filter((seat) => (seats & (1 << seat)) !== 0);
}
