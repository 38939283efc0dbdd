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
