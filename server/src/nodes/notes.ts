import { isRefused, refuse } from '@belfry/protocol';
import type { SessionPort } from '../identity/session-port.ts';
import { closeEndedSockets } from '../identity/session-revocation.ts';
import { announceTable } from '../play/announcements.ts';
import { showEverything } from '../play/audience.ts';
import { catchUp } from '../play/catch-up.ts';
import { announceChat } from '../play/chat.ts';
import { wake } from '../play/pause.ts';
import { presenceAt, spectatorsChanged } from '../play/presence.ts';
import { frame } from '../play/render-table.ts';
import type { Note } from '../store/notifier.ts';
import { exclusively, type LiveTable } from '../tables/live-table.ts';

/** What another node says has happened. */
export function onNotification(context: SessionPort, note: Note, node: string): void {
  if (note.what === 'sessions') {
    closeEndedSockets(context, note.identity).catch((error) => context.log.error({ err: error }, 'ended sessions could not be looked at'));
    return;
  }
  const table = context.tables.get(note.table);
  if (table === undefined) return;
  if (note.what === 'presence') {
    const before = table.elsewhere.get(node);
    const { seats = 0, watching = 0 } = note;
    table.elsewhere.set(node, { seats, watching, at: performance.now() });
    const seen = (before?.seats ?? 0) | seats;
    for (const { seat } of table.seats) if ((seen & (1 << seat)) !== 0) table.lastSeen.set(seat, context.time.matchTime());
    if (before?.seats !== seats) announceTable(context, table);
    if (before?.watching !== watching) spectatorsChanged(context, table);
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
async function catchUpAndWake(context: SessionPort, table: LiveTable): Promise<void> {
  await catchUp(context, table);
  if (table.watchers.size > 0) await wake(context, table);
}

/**
 * Notes may have been missed, and nobody knows whether what was last asked of the store was done: look at every table there is in memory, and
 * whether whoever is here may still be.
 */
export function lookAtEverything(context: SessionPort): void {
  for (const identity of context.sessionSockets.people())
    closeEndedSockets(context, identity).catch((error) => context.log.error({ err: error }, 'ended sessions could not be looked at'));
  const look = async (table: LiveTable): Promise<void> => {
    // Whoever was told that nothing can be stored hears that it can, though the table looks as before.
    for (const watcher of table.watchers) watcher.toldTable = null;
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

/** The time of day has leapt: whoever looks at a clock is shown it anew. */
export function showTimes(context: SessionPort): void {
  for (const table of context.tables.values()) {
    if (table.watchers.size === 0) continue;
    exclusively(table, () => showEverything(context, table)).catch((error) => {
      if (!isRefused(error)) context.log.error({ err: error, table: table.id }, 'the clocks were not shown anew');
    });
  }
}

/** Tells everybody who is connected, so that nobody wonders why nothing happens. */
export function tellStoreIsAway(context: SessionPort): void {
  context.sessionSockets.tellAll(frame({ type: 'error', code: 'unavailable', message: refuse('store-away').message }));
}
