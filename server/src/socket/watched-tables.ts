import type { ClientMessage, TableId } from '@belfry/protocol';
import { wake } from '../play/pause.ts';
import type { PlayPort } from '../play/play-port.ts';
import { presenceChanged } from '../play/presence.ts';
import { chatFor, showSnapshot } from '../play/snapshots.ts';
import type { LiveTable, Reader, Subscriber } from '../tables/live-table.ts';
import { within } from '../tables/table-cache.ts';
import { requireAccess } from '../tables/viewer-access.ts';

/** Tables that one connection can watch. */
export const MOST_TABLES = 50;

/** The tables that one connection watches. */
export interface Watching {
  mayLookAt(table: TableId): boolean;
  isWatching(table: TableId): boolean;
  /** Watches a table, or syncs again: from another seat, or to catch up. Throws Refused if that is not allowed. */
  look(message: Extract<ClientMessage, { type: 'sync' }>): Promise<void>;
  lookAway(table: TableId): void;
  lookAwayFromAll(): void;
}

/** `shutOut` is called when the reader may no longer watch a table. */
export function startWatching(
  context: PlayPort,
  reader: Reader & { isThere(): boolean },
  shutOut: (table: TableId, why: Parameters<Subscriber['shutOut']>[0]) => void,
): Watching {
  const { identity } = reader;
  const watched = new Map<TableId, { readonly table: LiveTable; readonly subscriber: Subscriber }>();
  /** The tables to watch: a client that leaves while a match is being read is not subscribed afterwards. */
  const wanted = new Set<TableId>();
  const looking = new Map<TableId, Promise<void>>();

  function lookAway(id: TableId): void {
    wanted.delete(id);
    const known = watched.get(id);
    if (known === undefined) return;
    watched.delete(id);
    known.table.subscribers.delete(known.subscriber);
    presenceChanged(context, known.table, identity);
  }

  const newSubscriber = (id: TableId): Subscriber => ({
    reader,
    wish: undefined,
    told: null,
    toldTable: null,
    shown: null,
    shutOut(why) {
      wanted.delete(id);
      watched.delete(id);
      shutOut(id, why);
    },
  });

  async function look(message: Extract<ClientMessage, { type: 'sync' }>): Promise<void> {
    // Outside the table's queue: otherwise moves would wait for the store to answer every spectator who joins.
    const said = await chatFor(context, message.table, identity);
    await within(context, message.table, async (table) => {
      const isWanted = (): boolean => reader.isThere() && wanted.has(table.id);
      const access = requireAccess(context, table, identity, message.seat);
      if (!isWanted()) return;
      const subscriber = watched.get(table.id)?.subscriber ?? newSubscriber(table.id);
      subscriber.wish = message.seat;
      await showSnapshot(context, table, subscriber, access, { after: message.lastSeq ?? -1, said });
      if (!isWanted()) return;
      watched.set(table.id, { table, subscriber });
      if (table.subscribers.has(subscriber)) return;
      table.subscribers.add(subscriber);
      presenceChanged(context, table, identity);
      await wake(context, table);
    });
  }

  return {
    mayLookAt: (id) => wanted.size < MOST_TABLES || wanted.has(id),
    isWatching: (id) => watched.has(id),
    async look(message) {
      const { table } = message;
      wanted.add(table);
      // If the seat was changed again meanwhile, the last choice is shown last.
      const looked = (looking.get(table) ?? Promise.resolve()).then(() => look(message));
      const ended = looked.catch(() => undefined);
      looking.set(table, ended);
      try {
        await looked;
      } finally {
        if (looking.get(table) === ended) looking.delete(table);
        if (!watched.has(table)) wanted.delete(table);
      }
    },
    lookAway,
    lookAwayFromAll() {
      wanted.clear();
      for (const id of [...watched.keys()]) lookAway(id);
    },
  };
}
