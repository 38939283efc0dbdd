import type { IdentityId, Instant, TableId } from '@belfry/protocol';
import type { ExpressionBuilder } from 'kysely';
import { eraseIdentity, GONE } from './erase-identity.ts';
import type { Schema } from './schema.ts';
import type { Db } from './store.ts';

/**
 * Deletes up to `most` tables without accounts that ended, or were created and never began, before `before`. A match in progress is never
 * deleted, however old it is. Returns their ids.
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
    // One of them may have been started just now.
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

/** Deletes up to `most` tables where only bots play and that paused before `before` for lack of spectators. Returns their ids. */
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

/** Deletes tables with everything that belongs to them. Call within a transaction. */
export async function eraseTables(tx: Db, ids: readonly TableId[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('tables').where('id', 'in', ids).execute();
  await tx.updateTable('tables').set({ rematch: null }).where('rematch', 'in', ids).execute();
  for (const rows of ['seats', 'heads', 'entries', 'chat', 'notices', 'invitations', 'table_notes'] as const)
    await tx.deleteFrom(rows).where('table_id', 'in', ids).execute();
}

/** Deletes expired sessions. */
export async function deleteOldSessions(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
}

/** Matches identities that have left nothing at any table: no seat, table, chat line or bot. */
const isUnused = ({ not, exists, selectFrom, and }: ExpressionBuilder<Schema, 'identities'>) =>
  and([
    not(exists(selectFrom('tables').select('tables.id').whereRef('tables.host', '=', 'identities.id'))),
    not(exists(selectFrom('tables').select('tables.id').whereRef('tables.removed_by', '=', 'identities.id'))),
    not(exists(selectFrom('seats').select('seats.seat').whereRef('seats.identity', '=', 'identities.id'))),
    not(exists(selectFrom('chat').select('chat.n').whereRef('chat.identity', '=', 'identities.id'))),
    not(exists(selectFrom('identities as bots').select('bots.id').whereRef('bots.owner', '=', 'identities.id'))),
  ]);

/**
 * Deletes up to `most` guests who have left nothing at any table and have not visited since `before`, or since `beforeNamed` if they chose
 * a name. Returns how many.
 */
export async function eraseUnusedGuests(
  db: Db,
  { before, beforeNamed, now }: { readonly before: Instant; readonly beforeNamed: Instant; readonly now: Instant },
  most: number,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const unused = await tx
      .selectFrom('identities')
      .select('id')
      .where('kind', '=', 'guest')
      .where('id', '<>', GONE.id)
      .where((eb) => eb.or([eb.and([eb('named', '=', 0), eb('created_at', '<', before)]), eb('created_at', '<', beforeNamed)]))
      .where(isUnused)
      // An active page gets a new token every day.
      .where(({ eb, not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sessions')
              .select('sessions.identity')
              .whereRef('sessions.identity', '=', 'identities.id')
              .where((session) =>
                session('sessions.created_at', '>=', eb.case().when('identities.named', '=', 0).then(before).else(beforeNamed).end()),
              ),
          ),
        ),
      )
      .limit(most)
      .execute();
    for (const { id } of unused) await eraseIdentity(tx, id, now);
    return unused.length;
  });
}

/** Deletes a bot whose token was revoked, if it has never played. */
export async function deleteUnusedBot(db: Db, id: IdentityId): Promise<void> {
  await db.deleteFrom('identities').where('id', '=', id).where('kind', '=', 'bot').where(isUnused).execute();
}
