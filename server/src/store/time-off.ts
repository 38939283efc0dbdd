import type { IdentityId, TableId, TimeOff } from '@belfry/protocol';
import { timeOff } from '@belfry/protocol/schemas';
import { readJson } from './json.ts';
import type { Db } from './store.ts';

/** Returns the time off that users have chosen; those who have chosen none are left out. */
export async function findTimeOff(db: Db, people: readonly IdentityId[]): Promise<ReadonlyMap<IdentityId, TimeOff>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('identities')
    .select(['id', 'time_off'])
    .where('id', 'in', [...people])
    .execute();
  return new Map(rows.flatMap(({ id, time_off }) => (time_off === null ? [] : [[id, readJson(timeOff, time_off)] as const])));
}

/** Returns the matches in progress in which a clock pauses at night or on holidays. */
export async function findTablesWithTimeOff(db: Db): Promise<TableId[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .select('tables.id')
    .distinct()
    .where('tables.status', '=', 'playing')
    .where('tables.removed_at', 'is', null)
    .where('seats.time_off', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function keepTimeOff(db: Db, identity: IdentityId, wanted: TimeOff): Promise<void> {
  await db
    .updateTable('identities')
    .set({ time_off: JSON.stringify(wanted) })
    .where('id', '=', identity)
    .execute();
}
