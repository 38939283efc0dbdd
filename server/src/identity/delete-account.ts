import type { IdentityId, Me } from '@belfry/protocol';
import { leaveForGood } from '../play/leave-tables.ts';
import { eraseIdentity } from '../store/erase-identity.ts';
import { deleteSessionsOf, findBots } from '../store/identities.ts';
import { eraseRemovedBy } from '../store/removed-tables.ts';
import { findTablesOf } from '../store/tables.ts';
import type { SessionPort } from './session-port.ts';
import { sessionsEnded } from './session-revocation.ts';

/**
 * Somebody goes, with the bots that are theirs, and their names with them; the matches of others stay. Every step can be done again: when one fails the
 * account is still there, and whoever it belongs to can sign in and ask once more.
 */
export async function deleteAccount(context: SessionPort, me: Me): Promise<void> {
  const { db } = context.store;
  const gone: ReadonlySet<IdentityId> = new Set([me.id, ...(await findBots(db, me.id)).map(({ id }) => id)]);
  for (const id of gone) {
    await deleteSessionsOf(db, id);
    await sessionsEnded(context, id);
  }
  for (const id of gone) for (const table of await findTablesOf(db, id)) await leaveForGood(context, table, gone);
  await db.transaction().execute(async (tx) => {
    for (const id of gone) await eraseRemovedBy(tx, id);
    for (const id of gone) await eraseIdentity(tx, id, context.time.now());
  });
}
