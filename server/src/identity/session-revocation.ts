import type { IdentityId, TableId } from '@belfry/protocol';
import { catchUp } from '../play/catch-up.ts';
import { findSession, findValidSessions } from '../store/identities.ts';
import { within } from '../tables/table-cache.ts';
import type { SessionPort } from './session-port.ts';

/** Closes the sockets of a user's ended sessions, on this node and the others. */
export async function sessionsEnded(context: SessionPort, identity: IdentityId): Promise<void> {
  context.store.notifier.notify({ what: 'sessions', identity });
  await closeEndedSockets(context, identity);
}

export async function closeEndedSockets(context: SessionPort, identity: IdentityId): Promise<void> {
  await context.sessionSockets.recheck(
    identity,
    async (tokenHash) => (await findSession(context.store.db, tokenHash, context.time.now())) !== null,
  );
}

/** Closes all sockets whose session has ended, for when a notification may have been missed. */
export async function closeAllEndedSockets({ sessionSockets, store, time }: SessionPort): Promise<void> {
  await sessionSockets.recheckAll((tokenHashes) => findValidSessions(store.db, tokenHashes, time.now()));
}

/** Rereads tables whose seats have moved, on every node that holds them. */
export async function seatsMoved(context: SessionPort, tables: readonly TableId[]): Promise<void> {
  for (const id of tables) {
    context.store.notifier.notify({ table: id, what: 'table' });
    // A table that is being read may have been read before the change.
    if (context.tables.has(id) || context.opening.has(id)) await within(context, id, (table) => catchUp(context, table));
  }
}
