import type { IdentityId, Instant } from '@belfry/protocol';
import { sql } from 'kysely';
import { claimTablesOf } from './match-rows.ts';
import { forgetPeople } from './people.ts';
import type { Db } from './store.ts';

/** The bot that plays on for somebody who is gone for good. */
export const STAND_IN = 'apprentice';

/** In whose name stands what somebody said who is gone. */
export const GONE = { id: 'gone', name: '—', crest: 'bell', kind: 'guest', owner: null } as const;

/** Removes everything that says who somebody was. Call within a transaction, when their seats are left. */
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
  // What was said stays with those who heard it; requests of several who are gone may have been called the same.
  await tx.updateTable('chat').set({ identity: GONE.id, request: sql`'gone-' || n` }).where('identity', '=', id).execute();
  // What is left are tables that were taken away, and may come back.
  await claimTablesOf(tx, id);
  await tx
    .updateTable('seats')
    .set((eb) => ({ identity: null, bot: eb.fn.coalesce('bot', eb.val(STAND_IN)), time_off: null, standing: null }))
    .where('identity', '=', id)
    .execute();
  await tx.updateTable('tables').set({ host: GONE.id }).where('host', '=', id).execute();
  await tx.deleteFrom('identities').where('id', '=', id).execute();
}
