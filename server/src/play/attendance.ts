import { isRefused, refuse } from '@belfry/protocol';
import { closeEndedSockets } from '../identity/revoking.ts';
import type { Note, TableNote } from '../store/notifier.ts';
import { announceTable } from './announcing.ts';
import { catchUp } from './catching-up.ts';
import { announceChat } from './chatting.ts';
import { exclusively, type LiveTable, seatsHere, watchersHere } from './live-table.ts';
import { wake } from './pausing.ts';
import type { ServerContext } from './server-context.ts';
import { frame, GONE_AFTER_MS } from './viewing.ts';

/** So often a node says who is connected to it. */
const PRESENCE_REPEATED_MS = 10_000;
const IDLE_MATCH_MS = 45_000;
const IDLE_TABLE_MS = 90_000;

/** Somebody came to a table or left it: tell the people there, and the other nodes. */
export function attendanceChanged(context: ServerContext, table: LiveTable): void {
  announceTable(context, table);
  context.store.notifier.notify(presenceAt(table));
  setTimeout(() => announceTable(context, table), GONE_AFTER_MS + 1000).unref();
}

/** Who is at a table here, for the other nodes. */
function presenceAt(table: LiveTable): TableNote {
  return { table: table.id, what: 'presence', seats: seatsHere(table), watching: watchersHere(table) };
}

/** What another node says has happened. */
export function onNotification(context: ServerContext, note: Note, node: string): void {
  if (note.what === 'sessions') {
    closeEndedSockets(context, note.identity).catch((error) => context.log.error({ err: error }, 'ended sessions could not be looked at'));
    return;
  }
  const table = context.tables.get(note.table);
  if (table === undefined) return;
  if (note.what === 'presence') {
    const before = table.elsewhere.get(node);
    const { seats = 0, watching = 0 } = note;
    table.elsewhere.set(node, { seats, watching, at: context.time.now() });
    if (before?.seats === seats && before.watching === watching) return;
    announceTable(context, table);
    // A node we did not know of does not know who is here either.
    if (before === undefined) context.store.notifier.notify(presenceAt(table));
    return;
  }
  const work = note.what === 'chat' ? announceChat(context, table) : exclusively(table, () => catchUpAndWake(context, table));
  work.catch((error) => {
    if (!isRefused(error)) context.log.error({ err: error, table: note.table }, 'catching up with another node failed');
  });
}

/** Another node may have let the bots of a table pause at which somebody looks on here. */
async function catchUpAndWake(context: ServerContext, table: LiveTable): Promise<void> {
  await catchUp(context, table);
  if (table.watchers.size > 0) await wake(context, table);
}

/**
 * Notes may have been missed, and nobody knows whether what was last asked of the store was done: look at every table there is in memory, and
 * whether whoever is here may still be.
 */
export function lookAtEverything(context: ServerContext): void {
  for (const identity of context.openSockets.people())
    closeEndedSockets(context, identity).catch((error) => context.log.error({ err: error }, 'ended sessions could not be looked at'));
  const look = async (table: LiveTable): Promise<void> => {
    await catchUp(context, table);
    // What was due here while nothing could be stored is still this node's to do.
    const { head } = table;
    if (head?.lease?.by === context.node) context.expect(table.id, head.dueAt);
  };
  for (const table of context.tables.values()) {
    exclusively(table, () => look(table)).catch((error) => {
      if (!isRefused(error)) context.log.error({ err: error, table: table.id }, 'catching up failed');
    });
  }
}

/** Tells everybody who is connected, so that nobody wonders why nothing happens. */
export function tellStoreIsAway(context: ServerContext): void {
  context.openSockets.tellAll(frame({ type: 'error', code: 'unavailable', message: refuse('store-away').message }));
}

/** Memory is a cache: matches nobody has touched for a while are forgotten, tables nobody looks at too. */
export function startForgetting(context: ServerContext): () => void {
  const ticker = setInterval(() => {
    const now = context.time.now();
    for (const table of context.tables.values()) {
      if (table.watchers.size === 0 && now - table.usedAt > IDLE_TABLE_MS) {
        void exclusively(table, async () => {
          if (table.watchers.size === 0) context.tables.delete(table.id);
        });
      } else if (table.live !== null && now - table.usedAt > IDLE_MATCH_MS) {
        void exclusively(table, async () => {
          table.live = null;
          table.shadow = null;
        });
      }
      if (table.watchers.size > 0) context.store.notifier.notify(presenceAt(table));
    }
    context.metrics.tables.set(context.tables.size);
  }, PRESENCE_REPEATED_MS);
  ticker.unref();
  return () => clearInterval(ticker);
}
