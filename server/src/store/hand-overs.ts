import type { IdentityId, Instant } from '@belfry/protocol';
import { keepExpiringCode } from './expiring-codes.ts';
import type { Db } from './store.ts';

const HAND_OVER = 'hand-over';

/** Stores a user's hand-over code, replacing an earlier one. */
export async function keepHandOver(
  db: Db,
  code: { readonly identity: IdentityId; readonly hash: string; readonly until: Instant },
  now: Instant,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteHandOver(tx, code.identity);
    await keepExpiringCode(tx, HAND_OVER, code, now);
  });
}

export async function deleteHandOver(db: Db, identity: IdentityId): Promise<void> {
  await db.deleteFrom('challenges').where('purpose', '=', HAND_OVER).where('identity', '=', identity).execute();
}

/** Returns the owner of a code that is still valid, or null. */
export async function findHandOver(db: Db, hash: string, now: Instant): Promise<IdentityId | null> {
  const row = await db
    .selectFrom('challenges')
    .select('identity')
    .where('id', '=', hash)
    .where('purpose', '=', HAND_OVER)
    .where('expires_at', '>=', now)
    .executeTakeFirst();
  return row?.identity ?? null;
}

/** Returns when a user's code expires; null if there is none. */
export async function findHandOverOf(db: Db, identity: IdentityId, now: Instant): Promise<Instant | null> {
  const row = await db
    .selectFrom('challenges')
    .select('expires_at')
    .where('purpose', '=', HAND_OVER)
    .where('identity', '=', identity)
    .where('expires_at', '>=', now)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}
