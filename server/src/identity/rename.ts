import type { Crest, Me } from '@belfry/protocol';
import { findMe, renameIdentity } from '../store/identities.ts';
import { findTablesOf } from '../store/tables.ts';
import type { SessionPort } from './session-port.ts';
import { seatsMoved } from './session-revocation.ts';

/** Changes a user's name or crest, and shows it at once at their tables. */
export async function rename(context: SessionPort, me: Me, change: { name?: string; crest?: Crest }): Promise<Me> {
  const { db } = context.store;
  await renameIdentity(db, me.id, change);
  const now = (await findMe(db, me.id)) ?? me;
  if (now.name !== me.name || now.crest !== me.crest) await seatsMoved(context, await findTablesOf(db, me.id, ['gathering', 'playing']));
  return now;
}
