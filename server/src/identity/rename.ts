import { type Crest, type Me, refuse } from '@belfry/protocol';
import { findMe, renameIdentity } from '../store/identities.ts';
import { findTablesOf } from '../store/tables.ts';
import type { SessionPort } from './session-port.ts';
import { seatsMoved } from './session-revocation.ts';

/** Every table of the user is read again. Counted in tables, so that who has few can try out many names: 150 at once, and one more every two seconds. */
const TABLES_AT_ONCE = 150;
const TABLES_PER_SECOND = 1 / 2;

/** Changes a user's name or crest, and shows it at once at their tables. */
export type Rename = (me: Me, change: { name?: string; crest?: Crest }) => Promise<Me>;

export function startRenaming(context: SessionPort): Rename {
  const { db } = context.store;
  const allowance = context.sharedLimits.buckets('renames', TABLES_PER_SECOND, TABLES_AT_ONCE);
  return async (me, change) => {
    const { name = me.name, crest = me.crest } = change;
    const isNew = name !== me.name || crest !== me.crest;
    const tables = isNew ? await findTablesOf(db, me.id, ['gathering', 'playing']) : [];
    if (!allowance.take(me.id, Math.min(TABLES_AT_ONCE, 1 + tables.length))) throw refuse('many-changes');
    await renameIdentity(db, me.id, change);
    await seatsMoved(context, tables);
    return (await findMe(db, me.id)) ?? me;
  };
}
