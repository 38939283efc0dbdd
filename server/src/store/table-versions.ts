import type { TableId } from '@belfry/protocol';
import { sql } from 'kysely';
import type { SeatRecord, TableRecord } from './records.ts';
import { readSeat } from './records.ts';
import type { Db } from './store.ts';

/** What tells whether a table is still as somebody remembers it. */
export interface TableVersion {
  readonly id: TableId;
  readonly revision: number | null;
  readonly status: string;
  readonly host: string;
  readonly rematch: string | null;
  /** Of a table that gathers. */
  readonly settings: string | null;
  readonly seats: readonly SeatRecord[] | null;
  /** The last line of its chat. */
  readonly lastChat: number;
}

export const VERSIONS_TOGETHER = 500;

/** The versions of up to so many tables, in one query, and one more where some of them gather. A table that is gone has none. */
export async function readVersions(db: Db, ids: readonly TableId[]): Promise<ReadonlyMap<TableId, TableVersion>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('tables')
    .leftJoin('heads', 'heads.table_id', 'tables.id')
    .select(['tables.id', 'heads.revision', 'status', 'host', 'rematch'])
    .select(sql<string | null>`case when status = 'gathering' then settings end`.as('settings'))
    .select(sql<number | null>`(select max(n) from chat where chat.table_id = tables.id)`.as('lastChat'))
    .where('tables.id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute();
  const gathering = rows.flatMap(({ id, status }) => (status === 'gathering' ? [id] : []));
  const seats =
    gathering.length === 0 ? [] : await db.selectFrom('seats').selectAll().where('table_id', 'in', gathering).orderBy('seat').execute();
  return new Map(
    rows.map((row) => {
      const own = row.status === 'gathering' ? seats.filter(({ table_id }) => table_id === row.id).map(readSeat) : null;
      return [row.id, { ...row, lastChat: row.lastChat ?? 0, seats: own }];
    }),
  );
}

/** Is a table in the store as somebody remembers it? */
export function isAsRemembered(
  version: TableVersion,
  { record, seats, revision }: { readonly record: TableRecord; readonly seats: readonly SeatRecord[]; readonly revision: number | null },
): boolean {
  if (version.status !== record.status || version.host !== record.host || version.rematch !== record.rematch) return false;
  if (version.seats === null) return version.revision === revision;
  return JSON.stringify([version.settings, version.seats]) === JSON.stringify([JSON.stringify(record.settings), seats]);
}
