import type { IdentityId, Instant, TableId } from '@belfry/protocol';
import { sql } from 'kysely';
import type { Db } from './store.ts';

/**
 * Deletes up to `most` tables that ended, or never began, before `before` and at which nobody with an account sits. A match that is being
 * played is never deleted, however old it is. Gives the tables that are gone.
 */
export async function deleteOldTables(db: Db, before: Instant, most: number): Promise<TableId[]> {
  return db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom('tables')
      .select('id')
      .where('status', '!=', 'playing')
      .where((eb) => eb(eb.fn.coalesce('ended_at', 'created_at'), '<', before))
      .where('host', 'not in', tx.selectFrom('identities').select('id').where('kind', '=', 'account'))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('seats')
              .innerJoin('identities', 'identities.id', 'seats.identity')
              .select('seats.seat')
              .whereRef('seats.table_id', '=', 'tables.id')
              .where('identities.kind', '=', 'account'),
          ),
        ),
      )
      .limit(most)
      .execute();
    if (old.length === 0) return [];
    // Somebody may have started one of them just now.
    const gone = await tx
      .deleteFrom('tables')
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .where('status', '!=', 'playing')
      .returning('id')
      .execute();
    const ids = gone.map(({ id }) => id);
    await eraseTables(tx, ids);
    return ids;
  });
}

/** Deletes up to `most` tables at which bots play among themselves and paused before `before`, because nobody looks on. Gives the tables that are gone. */
export async function deleteOldShows(db: Db, before: Instant, most: number): Promise<TableId[]> {
  return db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom('tables')
      .innerJoin('heads', 'heads.table_id', 'tables.id')
      .select('tables.id')
      .where('tables.status', '=', 'playing')
      .where('heads.due_at', 'is', null)
      .where('tables.removed_at', 'is', null)
      .where('heads.moved_at', '<', before)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('seats')
              .select('seats.seat')
              .whereRef('seats.table_id', '=', 'tables.id')
              .where('seats.identity', 'is not', null),
          ),
        ),
      )
      .limit(most)
      .execute();
    const ids = old.map(({ id }) => id);
    await eraseTables(tx, ids);
    return ids;
  });
}

/** Removes tables and everything at them for good. Call within a transaction. */
export async function eraseTables(tx: Db, ids: readonly TableId[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('tables').where('id', 'in', ids).execute();
  await tx.updateTable('tables').set({ rematch: null }).where('rematch', 'in', ids).execute();
  for (const rows of ['seats', 'heads', 'entries', 'chat', 'notices', 'invitations'] as const)
    await tx.deleteFrom(rows).where('table_id', 'in', ids).execute();
}

/** Deletes sessions that have run out. */
export async function deleteOldSessions(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
}

/** Deletes guests from before `before` who have left nothing behind, not even a session. */
export async function deleteOldGuests(db: Db, before: Instant): Promise<number> {
  return deleteUnused(db, { before });
}

/** Deletes guests from before that moment, or one bot, of whom nothing is left at any table, and who can come back by no session. */
export async function deleteUnused(db: Db, of: { readonly before: Instant } | { readonly id: IdentityId }): Promise<number> {
  const named = ['tables.host', 'seats.identity', 'chat.identity', 'sessions.identity', 'channels.identity', 'blocks.identity'] as const;
  let unused = db.deleteFrom('identities');
  unused =
    'id' in of
      ? unused.where('id', '=', of.id).where('kind', '=', 'bot')
      : unused.where('kind', '=', 'guest').where('created_at', '<', of.before);
  for (const column of named) {
    const [table, name] = column.split('.') as ['tables', 'host'];
    unused = unused.where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom(`${table} as used`).select(sql`1`.as('one')).whereRef(`used.${name}`, '=', 'identities.id'))),
    );
  }
  const gone = await unused
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('identities as bots').select('bots.id').whereRef('bots.owner', '=', 'identities.id'))),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
