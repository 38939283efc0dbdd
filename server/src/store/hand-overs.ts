import type { IdentityId, Instant } from '@belfry/protocol';
import type { Db } from './store.ts';

/** Codes by which somebody goes on elsewhere lie among what is asked of people for a while. */
const HAND_OVER = 'hand-over';

/** One person has one such code; another takes its place. */
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

/** Whose code it is, as long as it serves. */
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

/** Uses a code up; gives whose it was, or null: of two who try at once one gets it. */
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

/** Until when the code of somebody serves; null where there is none. */
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
