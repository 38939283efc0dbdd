import type { DeviceTable, DeviceTables, IdentityId } from '@belfry/protocol';
import { z } from 'zod';
import { readJson } from './json.ts';
import type { Db } from './store.ts';

/** Validated when it was stored. */
const checkedBefore = z.record(z.string(), z.unknown());

export async function listDeviceTables(db: Db, identity: IdentityId): Promise<DeviceTables['tables']> {
  const rows = await db
    .selectFrom('device_tables')
    .select(['id', 'entries', 'updated', 'removed'])
    .where('identity', '=', identity)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, removed: row.removed === 1 }));
}

export interface StoredDeviceTable {
  readonly entries: number;
  readonly updated: number;
  readonly bytes: number;
  /** Stored as validated on upload; never parsed again here. */
  readonly body: string;
}

export async function findDeviceTable(db: Db, identity: IdentityId, id: string): Promise<StoredDeviceTable | null> {
  const row = await db
    .selectFrom('device_tables')
    .select(['entries', 'updated', 'bytes', 'body'])
    .where('identity', '=', identity)
    .where('id', '=', id)
    .where('removed', '=', 0)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores a table unless the stored one goes further. */
export async function keepDeviceTable(db: Db, identity: IdentityId, id: string, table: DeviceTable, body: string): Promise<void> {
  const row = { body, bytes: Buffer.byteLength(body), entries: entriesOf(table), updated: table.updated, removed: 0 };
  await db
    .insertInto('device_tables')
    .values({ identity, id, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['identity', 'id'])
        .doUpdateSet(row)
        // The rule of `goesFurther`, in SQL so that concurrent uploads of two devices are safe.
        .where((eb) =>
          eb.or([
            eb('device_tables.entries', '<', row.entries),
            eb.and([eb('device_tables.entries', '=', row.entries), eb('device_tables.updated', '<', row.updated)]),
          ]),
        ),
    )
    .execute();
}

/** How many removals are remembered, the latest first: a device that returns after more still has the tables, and uploads them again. */
const MOST_REMOVED = 500;

/**
 * Keeps a tombstone of a removed table, so that the owner's other devices remove it too. It is newer by one millisecond only, so that a
 * device whose clock is behind ours can restore the table.
 */
export async function removeDeviceTable(db: Db, identity: IdentityId, id: string): Promise<void> {
  await db
    .updateTable('device_tables')
    .set((eb) => ({ body: '', bytes: 0, removed: 1, updated: eb('updated', '+', 1) }))
    .where('identity', '=', identity)
    .where('id', '=', id)
    .where('removed', '=', 0)
    .execute();
  await db
    .deleteFrom('device_tables')
    .where('identity', '=', identity)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('device_tables')
        .select('id')
        .where('identity', '=', identity)
        .where('removed', '=', 1)
        .orderBy('updated', 'desc')
        .limit(MOST_REMOVED)
        .offset(MOST_REMOVED),
    )
    .execute();
}

/** Returns the number and total size of an account's other tables. */
export async function sizeOfOthers(db: Db, identity: IdentityId, id: string): Promise<{ tables: number; bytes: number }> {
  const { tables, bytes } = await db
    .selectFrom('device_tables')
    .select(({ fn }) => [fn.countAll<number | string>().as('tables'), fn.sum<number | string | null>('bytes').as('bytes')])
    .where('identity', '=', identity)
    .where('id', '<>', id)
    .where('removed', '=', 0)
    .executeTakeFirstOrThrow();
  return { tables: Number(tables), bytes: Number(bytes ?? 0) };
}

/** Returns the tables for the data export. */
export async function readDeviceTables(db: Db, identity: IdentityId): Promise<object[]> {
  const rows = await db
    .selectFrom('device_tables')
    .select(['id', 'body'])
    .where('identity', '=', identity)
    .where('removed', '=', 0)
    .orderBy('id')
    .execute();
  return rows.map(({ id, body }) => ({ id, ...readJson(checkedBefore, body) }));
}

export const entriesOf = ({ log }: DeviceTable): number => log?.entries.length ?? 0;
