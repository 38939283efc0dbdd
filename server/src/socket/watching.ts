import type { ClientMessage, IdentityId, TableId } from '@belfry/protocol';
import { attendanceChanged } from '../play/attendance.ts';
import type { LiveTable, Watcher } from '../play/live-table.ts';
import { seatToLookFrom, snapshotFor } from '../play/looking.ts';
import { type ServerContext, within } from '../play/server-context.ts';
import { frame } from '../play/viewing.ts';

/** One connection can look at so many tables. */
export const MOST_TABLES = 50;

/** Where frames go as long as somebody is there to read them. */
export interface Reader {
  readonly identity: IdentityId;
  isThere(): boolean;
  send(frame: string): void;
}

/** The tables that one connection looks at. */
export interface Watching {
  mayLookAt(table: TableId): boolean;
  /** Looks at a table, or looks again: from another seat, or for what was missed. Throws Refused where that may not be. */
  look(message: Extract<ClientMessage, { type: 'sync' }>): Promise<void>;
  lookAway(table: TableId): void;
  lookAwayFromAll(): void;
}

export function startWatching(context: ServerContext, { identity, isThere, send }: Reader): Watching {
  const watched = new Map<TableId, { readonly table: LiveTable; readonly watcher: Watcher }>();

  function lookAway(id: TableId): void {
    const known = watched.get(id);
    if (known === undefined) return;
    watched.delete(id);
    known.table.watchers.delete(known.watcher);
    attendanceChanged(context, known.table);
  }

  return {
    mayLookAt: (id) => watched.size < MOST_TABLES || watched.has(id),
    look: (message) =>
      within(context, message.table, async (table) => {
        const seat = seatToLookFrom(table, identity, message.seat);
        if (!isThere()) return;
        const watcher = watched.get(message.table)?.watcher ?? { identity, seat, shown: 0, send };
        watcher.seat = seat;
        send(frame(await snapshotFor(context, table, watcher, message.lastSeq ?? -1)));
        watched.set(message.table, { table, watcher });
        if (table.watchers.has(watcher)) return;
        table.watchers.add(watcher);
        attendanceChanged(context, table);
      }),
    lookAway,
    lookAwayFromAll() {
      for (const id of [...watched.keys()]) lookAway(id);
    },
  };
}
