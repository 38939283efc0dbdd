import type { IdentityId, Instant, TableId } from '@belfry/protocol';
import { eraseTables } from './retention.ts';
import type { Db } from './store.ts';

/**
 * Hides a table until it is restored; nothing is deleted. `by` is null for operators. Returns false if it was removed already. Call within
 * a transaction.
 */
export async function removeTable(tx: Db, id: TableId, by: IdentityId | null, at: Instant): Promise<boolean> {
  const done = await tx
    .updateTable('tables')
    .set({ removed_at: at, removed_by: by })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  // Bots and clocks stop meanwhile.
  await tx
    .updateTable('heads')
    .set((eb) => ({ due_at: null, lease_by: null, lease_until: null, revision: eb('revision', '+', 1) }))
    .where('table_id', '=', id)
    .execute();
  return done.numUpdatedRows > 0n;
}

/** Returns who removed a table; undefined if it has not been removed. */
export async function findRemover(db: Db, id: TableId): Promise<IdentityId | null | undefined> {
  const row = await db
    .selectFrom('tables')
    .select('removed_by')
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return row?.removed_by;
}

/** Restores a table as it was, with its bots and clocks due at once. Call within a transaction. */
export async function restoreTable(tx: Db, id: TableId, now: Instant): Promise<void> {
  const back = await tx
    .updateTable('tables')
    .set({ removed_at: null, removed_by: null })
    .where('id', '=', id)
    .returning('status')
    .executeTakeFirst();
  if (back?.status === 'playing')
    await tx
      .updateTable('heads')
      .set((eb) => ({ due_at: now, revision: eb('revision', '+', 1) }))
      .where('table_id', '=', id)
      .execute();
}

/** Deletes up to `most` tables that were removed before `before`, or created before then and closed without a match. Returns their ids. */
export async function eraseRemoved(db: Db, before: Instant, most: number): Promise<TableId[]> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('tables')
      .select('id')
      .where((eb) => eb.or([eb('removed_at', '<', before), eb.and([eb('status', '=', 'closed'), eb('created_at', '<', before)])]))
      .limit(most)
      .execute();
    const ids = rows.map(({ id }) => id);
    await eraseTables(tx, ids);
    return ids;
  });
}

/** Deletes the tables that a deleted user had removed. */
export async function eraseRemovedBy(db: Db, by: IdentityId): Promise<void> {
  const rows = await db.selectFrom('tables').select('id').where('removed_by', '=', by).execute();
  await eraseTables(
    db,
    rows.map(({ id }) => id),
  );
}
