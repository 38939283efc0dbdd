import type { IdentityId, Instant } from '@belfry/protocol';
import type { Db } from './store.ts';

export async function replaceCodes(db: Db, identity: IdentityId, hashes: readonly string[], now: Instant): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('recovery_codes').where('identity', '=', identity).execute();
    await tx
      .insertInto('recovery_codes')
      .values(hashes.map((hash) => ({ hash, identity, created_at: now })))
      .execute();
  });
}

/** Uses up a code; returns its owner, or null. */
export async function takeCode(db: Db, hash: string): Promise<IdentityId | null> {
  const row = await db.deleteFrom('recovery_codes').where('hash', '=', hash).returning('identity').executeTakeFirst();
  return row?.identity ?? null;
}

/** Emailed codes are stored among the challenges, which expire. */
const BY_LETTER = 'letter';

export async function keepLetterCode(
  db: Db,
  { identity, hash, until }: { readonly identity: IdentityId; readonly hash: string; readonly until: Instant },
  now: Instant,
): Promise<void> {
  await db.deleteFrom('challenges').where('expires_at', '<', now).execute();
  await db.insertInto('challenges').values({ id: hash, challenge: '', purpose: BY_LETTER, identity, expires_at: until }).execute();
}

/** Uses up an emailed code; returns its owner, or null. */
export async function takeLetterCode(db: Db, hash: string, now: Instant): Promise<IdentityId | null> {
  const row = await db
    .deleteFrom('challenges')
    .where('id', '=', hash)
    .where('purpose', '=', BY_LETTER)
    .where('expires_at', '>=', now)
    .returning('identity')
    .executeTakeFirst();
  return row?.identity ?? null;
}
