import type { IdentityId, Instant, NoticeKind, NoticeSettings, TableId } from '@belfry/protocol';
import { NOTICE_KINDS } from '@belfry/protocol';
import { noticeSettings } from '@belfry/protocol/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { readJson } from './json.ts';
import type { Db, Store } from './store.ts';

/** Something that somebody is to be told, once. `cause` tells two of a kind at one table apart: the entry a turn began with, the line of a chat. */
export interface Notice {
  readonly identity: IdentityId;
  readonly table: TableId;
  readonly kind: NoticeKind;
  readonly cause: number;
  readonly at: Instant;
}

/** One that is yet to be told, not before `dueAt`. */
export interface FreshNotice extends Notice {
  readonly dueAt: Instant;
}

/** Nobody needs to hear any more of these kinds at this table. */
export interface Settled {
  readonly identity: IdentityId;
  readonly table: TableId;
  readonly kinds: readonly NoticeKind[];
}

/** What something that happens at a table changes in what people are to be told. It is stored with what happens. */
export interface NoticeChange {
  readonly settled: readonly Settled[];
  readonly fresh: readonly FreshNotice[];
}

export const NO_CHANGE: NoticeChange = { settled: [], fresh: [] };

/** Stores such changes; the rows travel as one JSON text, as entries do. Whoever has never said how to be told is not told. Call within a transaction. */
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

/** Whoever is to be told something by now, the longest waiting first. */
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
  /** When they were last told something. */
  readonly toldAt: Instant;
}

/** Takes somebody for the rest of the transaction, so that no two nodes collect for them; null where another has them, or there is nothing to know. */
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

/** What somebody is to be told until then. */
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

/** Nothing of these kinds is told before `until`; gives how many notices that concerns which would have been. */
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

/** What was left for somebody who is never told anything; gives how many notices are gone. */
export async function deleteOrphans(tx: Db, identity: IdentityId): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('notices')
    .where('identity', '=', identity)
    .where('identity', 'not in', tx.selectFrom('notice_people').select('identity').where('identity', '=', identity))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** A turn is kept until it is over, so that it is told once; of everything else nothing more is to be known. */
const LASTING: ReadonlySet<NoticeKind> = new Set(['turn', 'reminder']);

/** These are on their way, or not worth telling any more. */
export async function takeUp(tx: Db, notice: Notice, isOwed: boolean): Promise<void> {
  const { identity, table, kind, cause } = notice;
  if (isOwed && LASTING.has(kind))
    await tx
      .updateTable('notices')
      .set({ due_at: null })
      .where('identity', '=', identity)
      .where('table_id', '=', table)
      .where('kind', '=', kind)
      .where('cause', '=', cause)
      .execute();
  else
    await tx
      .deleteFrom('notices')
      .where('identity', '=', identity)
      .where('table_id', '=', table)
      .where('kind', '=', kind)
      .where('cause', '=', cause)
      .execute();
}

/** Is it still so? A turn that is over has left no trace here; the rest was so when it was written. */
export async function isStillSo(db: Db, { identity, table, kind, cause }: Omit<Notice, 'at'>): Promise<boolean> {
  if (!LASTING.has(kind)) return true;
  const row = await db
    .selectFrom('notices')
    .select('cause')
    .where('identity', '=', identity)
    .where('table_id', '=', table)
    .where('kind', '=', kind)
    .where('cause', '=', cause)
    .executeTakeFirst();
  return row !== undefined;
}

/** At how many tables it is their turn, as far as they are told of it. */
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
