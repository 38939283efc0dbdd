import type { IdentityId, Me } from '@belfry/protocol';
import { leaveForGood } from '../play/leave-tables.ts';
import { eraseIdentity } from '../store/erase-identity.ts';
import { deleteSessionsOf, findBots } from '../store/identities.ts';
import { eraseRemovedBy } from '../store/removed-tables.ts';
import { findTablesOf } from '../store/tables.ts';
import type { SessionPort } from './session-port.ts';
import { sessionsEnded } from './session-revocation.ts';

/**
 * Deletes an account with its bots and names; matches stay for the other players. Every step can be repeated: if one fails, the account
 * still exists and its owner can sign in and try again.
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
