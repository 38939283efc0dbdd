import type { IdentityId, Instant } from '@belfry/protocol';
import type { Db } from './store.ts';

/** What a code is for: to continue on another device, or to come back by e-mail. */
type Purpose = 'hand-over' | 'letter';

/** Stores a user's code until it expires, among the challenges. */
export async function keepExpiringCode(
  db: Db,
  purpose: Purpose,
  { identity, hash, until }: { readonly identity: IdentityId; readonly hash: string; readonly until: Instant },
  now: Instant,
): Promise<void> {
  await db.deleteFrom('challenges').where('expires_at', '<', now).execute();
  await db.insertInto('challenges').values({ id: hash, challenge: '', purpose, identity, expires_at: until }).execute();
}

/** Uses up a code; returns its owner, or null. Of two concurrent attempts one succeeds. */
export async function takeExpiringCode(db: Db, purpose: Purpose, hash: string, now: Instant): Promise<IdentityId | null> {
  const row = await db
    .deleteFrom('challenges')
    .where('id', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>=', now)
    .returning('identity')
    .executeTakeFirst();
  return row?.identity ?? null;
}
