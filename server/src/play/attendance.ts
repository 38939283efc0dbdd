import type { Note } from '../store/doorbell.ts';
import { announceTable } from './announcing.ts';
import { catchUp } from './catching-up.ts';
import { announceChat } from './chatting.ts';
import { type Hall, within } from './hall.ts';
import { exclusively, type LiveTable } from './live-table.ts';
import { PRESENCE_REPEATED_MS, seatsHere } from './presence.ts';
import { GONE_AFTER_MS } from './viewing.ts';

const IDLE_MATCH_MS = 45_000;
const IDLE_TABLE_MS = 90_000;

/** Somebody came to a table or left it: tell the people there, and the other nodes. */
export function attendanceChanged(hall: Hall, table: LiveTable): void {
  announceTable(hall, table);
  hall.store.doorbell.ring({ table: table.id, what: 'presence', seats: seatsHere(table) });
  setTimeout(() => announceTable(hall, table), GONE_AFTER_MS + 1000).unref();
}

/** What another node says has happened. */
export function answerDoorbell(hall: Hall, note: Note, node: string): void {
  const table = hall.tables.get(note.table);
  if (table === undefined) return;
  if (note.what === 'presence') {
    const before = table.elsewhere.get(node)?.seats;
    table.elsewhere.set(node, { seats: note.seats ?? 0, at: hall.time.now() });
    if (before === note.seats) return;
    announceTable(hall, table);
    // A node we did not know of does not know who is here either.
    if (before === undefined) hall.store.doorbell.ring({ table: table.id, what: 'presence', seats: seatsHere(table) });
    return;
  }
  const work = note.what === 'chat' ? announceChat(hall, table) : exclusively(table, () => catchUp(hall, table));
  work.catch((error) => hall.log.error({ err: error, table: note.table }, 'catching up with another node failed'));
}

/** Rings may have been missed: look at every table that somebody watches. */
export function lookAtEverything(hall: Hall): void {
  for (const table of hall.tables.values()) {
    within(hall, table.id, () => catchUp(hall, table)).catch((error) => hall.log.error({ err: error }, 'catching up failed'));
  }
}

/** Memory is a cache: matches nobody has touched for a while are forgotten, tables nobody looks at too. */
export function startForgetting(hall: Hall): () => void {
  const ticker = setInterval(() => {
    const now = hall.time.now();
    for (const table of hall.tables.values()) {
      if (table.watchers.size === 0 && now - table.usedAt > IDLE_TABLE_MS) {
        void exclusively(table, async () => {
          if (table.watchers.size === 0) hall.tables.delete(table.id);
        });
      } else if (table.live !== null && now - table.usedAt > IDLE_MATCH_MS) {
        void exclusively(table, async () => {
          table.live = null;
        });
      }
      if (table.watchers.size > 0) hall.store.doorbell.ring({ table: table.id, what: 'presence', seats: seatsHere(table) });
    }
    hall.metrics.tables.set(hall.tables.size);
  }, PRESENCE_REPEATED_MS);
  ticker.unref();
  return () => clearInterval(ticker);
}
