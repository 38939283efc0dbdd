import type { IdentityId, Instant } from '@belfry/protocol';
import { sql } from 'kysely';
import { claimTablesOf } from './match-rows.ts';
import { forgetPeople } from './people.ts';
import type { Db } from './store.ts';

/** The level of the bot that takes over from a deleted user. */
export const STAND_IN = 'apprentice';

/** The author shown for chat lines of deleted users. */
export const GONE = { id: 'gone', name: '—', crest: 'bell', kind: 'guest', owner: null } as const;

/** Deletes all personal data of a user. Call within a transaction, after the user has left all seats. */
export async function eraseIdentity(tx: Db, id: IdentityId, now: Instant): Promise<void> {
  const theirs = [
    'sessions',
    'passwords',
    'passkeys',
    'sign_in_changes',
    'recovery_codes',
    'challenges',
    'notice_people',
    'channels',
    'notices',
    'messages',
    'progress',
    'device_tables',
    'table_notes',
  ] as const;
  for (const rows of theirs) await tx.deleteFrom(rows).where('identity', '=', id).execute();
  await forgetPeople(tx, id);
  await tx
    .insertInto('identities')
    .values({ ...GONE, created_at: now, operator: 0, named: 1, hidden: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Chat lines stay for the other players. Their request ids are replaced, because those of several deleted users may collide.
  await tx.updateTable('chat').set({ identity: GONE.id, request: sql`'gone-' || n` }).where('identity', '=', id).execute();
  // Seats are left at removed tables only, which may be restored.
  await claimTablesOf(tx, id);
  await tx
    .updateTable('seats')
    .set((eb) => ({ identity: null, bot: eb.fn.coalesce('bot', eb.val(STAND_IN)), time_off: null, standing: null }))
    .where('identity', '=', id)
    .execute();
  await tx.updateTable('tables').set({ host: GONE.id }).where('host', '=', id).execute();
  await tx.deleteFrom('identities').where('id', '=', id).execute();
}
