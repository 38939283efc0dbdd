import type { TableId } from '@belfry/protocol';
import { sql } from 'kysely';
import type { SeatRecord, TableRecord } from './records.ts';
import { readSeat } from './records.ts';
import type { Db } from './store.ts';

/** What shows whether a cached table is up to date. */
export interface TableVersion {
  readonly id: TableId;
  readonly revision: number | null;
  readonly status: string;
  readonly host: string;
  readonly rematch: string | null;
  /** Only for a gathering table. */
  readonly settings: string | null;
  readonly seats: readonly SeatRecord[] | null;
  /** The number of the last chat line. */
  readonly lastChat: number;
}

export const VERSIONS_TOGETHER = 500;

/** Returns the versions of tables in one query, plus one if some are gathering. A deleted table has none. */
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

/** Returns true if the stored table is the same as the cached one. */
export function isAsRemembered(
  version: TableVersion,
  { record, seats, revision }: { readonly record: TableRecord; readonly seats: readonly SeatRecord[]; readonly revision: number | null },
): boolean {
  if (version.status !== record.status || version.host !== record.host || version.rematch !== record.rematch) return false;
  if (version.seats === null) return version.revision === revision;
  return JSON.stringify([version.settings, version.seats]) === JSON.stringify([JSON.stringify(record.settings), seats]);
}
