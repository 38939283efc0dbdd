import type { IdentityId, Instant } from '@belfry/protocol';
import type { Db } from './store.ts';

/** Hand-over codes are stored among the challenges, which expire. */
const HAND_OVER = 'hand-over';

/** Stores a user's hand-over code, replacing an earlier one. */
export async function keepHandOver(
  db: Db,
  { identity, hash, until }: { readonly identity: IdentityId; readonly hash: string; readonly until: Instant },
  now: Instant,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('challenges').where('expires_at', '<', now).execute();
    await deleteHandOver(tx, identity);
    await tx.insertInto('challenges').values({ id: hash, challenge: '', purpose: HAND_OVER, identity, expires_at: until }).execute();
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

/** Uses up a code; returns its owner, or null. Of two concurrent attempts one succeeds. */
export async function takeHandOver(db: Db, hash: string, now: Instant): Promise<IdentityId | null> {
  const row = await db
    .deleteFrom('challenges')
    .where('id', '=', hash)
    .where('purpose', '=', HAND_OVER)
    .where('expires_at', '>=', now)
    .returning('identity')
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
