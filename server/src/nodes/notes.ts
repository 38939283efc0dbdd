import { isRefused, refuse } from '@belfry/protocol';
import { forEachLimited } from '../base/for-each-limited.ts';
import type { SessionPort } from '../identity/session-port.ts';
import { closeEndedSockets } from '../identity/session-revocation.ts';
import { announceTable } from '../play/announcements.ts';
import { showEverything } from '../play/audience.ts';
import { catchUp } from '../play/catch-up.ts';
import { announceChat } from '../play/chat.ts';
import { wake } from '../play/pause.ts';
import { presenceAt, spectatorsChanged } from '../play/presence.ts';
import { frame } from '../play/render-table.ts';
import type { Note, TableNote } from '../store/notifier.ts';
import { exclusively, type LiveTable } from '../tables/live-table.ts';
import type { NodesPort } from './nodes-port.ts';

/** Each table reads its chat from the store for its subscribers. */
const TABLES_TOGETHER = 8;

/** Handles a notification from another node. */
export function onNotification(context: NodesPort, note: Note, node: string): void {
  if (note.what === 'nodes') {
    context.nodes.look();
    return;
  }
  if (note.what === 'taken') {
    context.sharedLimits.charge(note);
    return;
  }
  if (note.what === 'sessions') {
    closeEndedSockets(context, note.identity).catch((error) => context.log.error({ err: error }, 'ended sessions could not be looked at'));
    return;
  }
  const table = context.tables.get(note.table);
  if (table !== undefined) {
    onTableNote(context, table, note, node);
    return;
  }
  // A table that is being read may have been read before the change.
  context.opening.get(note.table)?.then(
    (opened) => onTableNote(context, opened, note, node),
    () => undefined,
  );
}

function onTableNote(context: NodesPort, table: LiveTable, note: TableNote, node: string): void {
  if (note.what === 'presence') {
    const before = table.elsewhere.get(node);
    const { seats = 0, watching = 0 } = note;
    table.elsewhere.set(node, { seats, watching, at: performance.now() });
    const seen = (before?.seats ?? 0) | seats;
    for (const { seat } of table.seats) if ((seen & (1 << seat)) !== 0) table.lastSeen.set(seat, context.time.matchTime());
    if (before?.seats !== seats) announceTable(context, table);
    if (before?.watching !== watching) spectatorsChanged(context, table);
    // A node that is new to us does not know yet who is connected here.
    if (before === undefined) context.store.notifier.notify(presenceAt(table));
    return;
  }
  const work = note.what === 'chat' ? announceChat(context, table) : exclusively(table, () => catchUpAndWake(context, table));
  work.catch((error) => {
    if (!isRefused(error)) context.log.error({ err: error, table: note.table }, 'catching up with another node failed');
  });
}

/**
 * Wakes the bots of a table that another node may have paused while it has subscribers here. Drops a table that another node owns and that
 * has no subscribers here; it is read again when needed.
 */
async function catchUpAndWake(context: NodesPort, table: LiveTable): Promise<void> {
  if (table.subscribers.size === 0 && !context.places.isOwn(table.id)) {
    context.tables.delete(table.id);
    return;
  }
  await catchUp(context, table);
  if (table.subscribers.size > 0) await wake(context, table);
  const { lease = null, dueAt = null } = table.head ?? {};
  if (lease === null || lease.by === context.node) context.expect(table.id, dueAt);
}

/** Sends new snapshots to all subscribers after a jump of the clock. */
export function showTimes(context: SessionPort): void {
  const tables = [...context.tables.values()].filter(({ subscribers }) => subscribers.size > 0);
  void forEachLimited(TABLES_TOGETHER, tables, (table) =>
    exclusively(table, () => showEverything(context, table)).catch((error) => {
      if (!isRefused(error)) context.log.error({ err: error, table: table.id }, 'the clocks were not shown anew');
    }),
  );
}

/** Tells every connected user that the store is away, so that the delay is explained. */
export function tellStoreIsAway(context: SessionPort): void {
  context.sessionSockets.tellAll(frame({ type: 'error', code: 'unavailable', message: refuse('store-away').message }));
}
