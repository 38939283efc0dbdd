import type { IdentityId, Instant, NoticeKind, NoticeSettings, TableId } from '@belfry/protocol';
import { NOTICE_KINDS } from '@belfry/protocol';
import { noticeSettings } from '@belfry/protocol/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { readJson } from './json.ts';
import type { Db, Store } from './store.ts';

/**
 * A notice for one user, sent once. `cause` distinguishes notices of one kind at one table: the entry with which a turn began, or the chat
 * line.
 */
export interface Notice {
  readonly identity: IdentityId;
  readonly table: TableId;
  readonly kind: NoticeKind;
  readonly cause: number;
  readonly at: Instant;
}

/** A new notice, sent at `dueAt` at the earliest. */
export interface FreshNotice extends Notice {
  readonly dueAt: Instant;
}

/** Notices of these kinds at this table are no longer needed. */
export interface Settled {
  readonly identity: IdentityId;
  readonly table: TableId;
  readonly kinds: readonly NoticeKind[];
}

/** The notices that an event at a table creates and settles. They are stored in the same transaction as the event. */
export interface NoticeChange {
  readonly settled: readonly Settled[];
  readonly fresh: readonly FreshNotice[];
}

export const NO_CHANGE: NoticeChange = { settled: [], fresh: [] };

/**
 * Stores notice changes; the rows travel as one JSON text, as entries do. A user without notification settings gets none. Call within a
 * transaction.
 */
export async function changeNotices(tx: Db, kind: Store['kind'], changes: readonly NoticeChange[]): Promise<void> {
  const settled = changes.flatMap(({ settled: all }) =>
    all.flatMap(({ identity, table, kinds }) => kinds.map((each) => [identity, table, each])),
  );
  const fresh = changes.flatMap(({ fresh: all }) =>
    all.map((each) => [each.identity, each.table, each.kind, each.cause, each.at, each.dueAt]),
  );
  const rows = (values: readonly unknown[]) => {
    const text = JSON.stringify(values);
    return kind === 'sqlite' ? sql`json_each(${text})` : sql`jsonb_array_elements(cast(${text} as jsonb)) as rows (value)`;
  };
  if (settled.length > 0)
    await sql`
      delete from notices where (identity, table_id, kind) in (select value->>0, value->>1, value->>2 from ${rows(settled)})`.execute(tx);
  if (fresh.length > 0)
    await sql`
      insert into notices (identity, table_id, kind, cause, at, due_at)
      select value->>0, value->>1, value->>2, cast(value->>3 as integer), cast(value->>4 as bigint), cast(value->>5 as bigint)
      from ${rows(fresh)} where value->>0 in (select identity from notice_people) on conflict do nothing`.execute(tx);
}

/** Returns users with due notices, the longest waiting first. */
export async function findPeopleToTell(db: Db, now: Instant, most: number): Promise<IdentityId[]> {
  const rows = await db
    .selectFrom('notices')
    .select('identity')
    .where('due_at', '<=', now)
    .groupBy('identity')
    .orderBy((eb) => eb.fn.min('due_at'))
    .limit(most)
    .execute();
  return rows.map(({ identity }) => identity);
}

export interface ToldPerson {
  readonly settings: NoticeSettings;
  /** When they were last sent a message. */
  readonly toldAt: Instant;
}

/**
 * Locks a user for the rest of the transaction, so that no two nodes batch their notices. Returns null if another node holds the lock or
 * the user has no settings.
 */
export async function holdPerson(tx: Db, store: Store, identity: IdentityId): Promise<ToldPerson | null> {
  let query = tx.selectFrom('notice_people').selectAll().where('identity', '=', identity);
  if (store.kind === 'postgres') query = query.forUpdate().skipLocked();
  const row = await query.executeTakeFirst();
  return row === undefined ? null : { settings: readJson(noticeSettings, row.settings), toldAt: row.told_at };
}

export async function markTold(tx: Db, identity: IdentityId, now: Instant): Promise<void> {
  await tx.updateTable('notice_people').set({ told_at: now }).where('identity', '=', identity).execute();
}

const noticeKind = z.enum(NOTICE_KINDS);

/** Returns a user's notices that are due by `until`. */
export async function readWaiting(db: Db, identity: IdentityId, until: Instant): Promise<Notice[]> {
  const rows = await db
    .selectFrom('notices')
    .select(['identity', 'table_id as table', 'kind', 'cause', 'at'])
    .where('identity', '=', identity)
    .where('due_at', '<=', until)
    .orderBy('at')
    .execute();
  return rows.map((row) => ({ ...row, kind: noticeKind.parse(row.kind) }));
}

/** Postpones notices of these kinds to `until`; returns how many. */
export async function shelve(tx: Db, identity: IdentityId, kinds: readonly NoticeKind[], until: Instant): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('notices')
    .set({ due_at: until })
    .where('identity', '=', identity)
    .where('kind', 'in', kinds)
    .where('due_at', '<', until)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes the notices of a user without notification settings; returns how many. */
export async function deleteOrphans(tx: Db, identity: IdentityId): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('notices')
    .where('identity', '=', identity)
    .where('identity', 'not in', tx.selectFrom('notice_people').select('identity').where('identity', '=', identity))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Kept until the turn is over, so that they are sent once; other kinds are deleted when they are sent. */
const LASTING: ReadonlySet<NoticeKind> = new Set(['turn', 'reminder']);

/** Marks a notice as sent, or deletes it if it is no longer owed or not of a lasting kind. */
export async function takeUp(tx: Db, notice: Notice, isOwed: boolean): Promise<void> {
  const { identity, table, kind, cause } = notice;
  if (isOwed && LASTING.has(kind))
    await tx
      .updateTable('notices')
      .set({ due_at: null })
      .where((is) => is.and({ identity, table_id: table, kind, cause }))
      .execute();
  else
    await tx
      .deleteFrom('notices')
      .where((is) => is.and({ identity, table_id: table, kind, cause }))
      .execute();
}

/** Returns true if a notice still holds. Those of a finished turn have been deleted; other kinds always hold. */
export async function isStillSo(db: Db, { identity, table, kind, cause }: Omit<Notice, 'at'>): Promise<boolean> {
  if (!LASTING.has(kind)) return true;
  const row = await db
    .selectFrom('notices')
    .select('cause')
    .where((is) => is.and({ identity, table_id: table, kind, cause }))
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the tables at which it is the user's turn, as far as they get notices of it. */
export async function countTurns(db: Db, identity: IdentityId): Promise<number> {
  const row = await db
    .selectFrom('notices')
    .select((eb) => eb.fn.count<number | string>('table_id').distinct().as('tables'))
    .where('identity', '=', identity)
    .where('kind', '=', 'turn')
    .executeTakeFirst();
  return Number(row?.tables ?? 0);
}

export async function findSettings(db: Db, identity: IdentityId): Promise<NoticeSettings | null> {
  const row = await db.selectFrom('notice_people').select('settings').where('identity', '=', identity).executeTakeFirst();
  return row === undefined ? null : readJson(noticeSettings, row.settings);
}

export async function keepSettings(db: Db, identity: IdentityId, settings: NoticeSettings): Promise<void> {
  const text = JSON.stringify(settings);
  await db
    .insertInto('notice_people')
    .values({ identity, settings: text, told_at: 0 })
    .onConflict((conflict) => conflict.column('identity').doUpdateSet({ settings: text }))
    .execute();
}
