import type { IdentityId, Instant, TableId } from '@belfry/protocol';
import { eraseTables } from './retention.ts';
import type { Db } from './store.ts';

/** Takes a table away: everything is kept, but nobody finds it until it is brought back. `by` is null for the house. False when it is away already. Call within a transaction. */
export async function removeTable(tx: Db, id: TableId, by: IdentityId | null, at: Instant): Promise<boolean> {
  const done = await tx
    .updateTable('tables')
    .set({ removed_at: at, removed_by: by })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  // No bot and no clock is looked after meanwhile.
  await tx
    .updateTable('heads')
    .set((eb) => ({ due_at: null, lease_by: null, lease_until: null, revision: eb('revision', '+', 1) }))
    .where('table_id', '=', id)
    .execute();
  return done.numUpdatedRows > 0n;
}

/** Who took a table away; undefined when nobody did. */
export async function findRemover(db: Db, id: TableId): Promise<IdentityId | null | undefined> {
  const row = await db
    .selectFrom('tables')
    .select('removed_by')
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return row?.removed_by;
}

/** Brings a table back as it was. Somebody looks after its bots and clocks at once. Call within a transaction. */
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

/** Erases up to `most` tables that were taken away before `before`. Gives the tables that are gone. */
export async function eraseRemoved(db: Db, before: Instant, most: number): Promise<TableId[]> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx.selectFrom('tables').select('id').where('removed_at', '<', before).limit(most).execute();
    const ids = rows.map(({ id }) => id);
    await eraseTables(tx, ids);
    return ids;
  });
}

/** Whoever goes for good takes along what they had taken away. */
export async function eraseRemovedBy(db: Db, by: IdentityId): Promise<void> {
  const rows = await db.selectFrom('tables').select('id').where('removed_by', '=', by).execute();
  await eraseTables(
    db,
    rows.map(({ id }) => id),
  );
}
