import { type IdentityId, type Instant, SIGN_IN_CHANGES, type SignInChange } from '@belfry/protocol';
import { z } from 'zod';
import type { Db } from './store.ts';

/** How many changes are kept per user, the latest. */
const MOST_KEPT = 20;
const kind = z.enum(SIGN_IN_CHANGES);

/**
 * Records a change in how a user signs in. What was handed out before it is void: emailed codes, links for another device, and passkeys that
 * are being added.
 */
export async function insertSignInChange(
  db: Db,
  change: { readonly id: string; readonly identity: IdentityId; readonly what: SignInChange; readonly at: Instant },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('sign_in_changes').values(change).execute();
    await tx.deleteFrom('challenges').where('identity', '=', change.identity).execute();
    const known = await tx
      .selectFrom('sign_in_changes')
      .select('id')
      .where('identity', '=', change.identity)
      .orderBy('at', 'desc')
      .orderBy('id')
      .execute();
    const old = known.slice(MOST_KEPT).map(({ id }) => id);
    if (old.length > 0) await tx.deleteFrom('sign_in_changes').where('id', 'in', old).execute();
  });
}

/** Returns the changes, latest first. */
export async function findSignInChanges(db: Db, identity: IdentityId): Promise<{ what: SignInChange; at: Instant }[]> {
  const rows = await db
    .selectFrom('sign_in_changes')
    .select(['what', 'at'])
    .where('identity', '=', identity)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ what, at }) => ({ what: kind.parse(what), at }));
}
