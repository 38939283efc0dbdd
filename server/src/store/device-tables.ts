import type { DeviceTable, DeviceTables, IdentityId } from '@belfry/protocol';
import { z } from 'zod';
import { readJson } from './json.ts';
import type { Db } from './store.ts';

/** What was checked when it was sent. */
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
  /** As it was sent and checked then: nobody reads it again here. */
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

/** Keeps a table, unless what is there goes further. */
export async function keepDeviceTable(db: Db, identity: IdentityId, id: string, table: DeviceTable, body: string): Promise<void> {
  const row = { body, bytes: Buffer.byteLength(body), entries: entriesOf(table), updated: table.updated, removed: 0 };
  await db
    .insertInto('device_tables')
    .values({ identity, id, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['identity', 'id'])
        .doUpdateSet(row)
        // As `goesFurther` says; here, so that of two devices at once the right one stays.
        .where((eb) =>
          eb.or([
            eb('device_tables.entries', '<', row.entries),
            eb.and([eb('device_tables.entries', '=', row.entries), eb('device_tables.updated', '<', row.updated)]),
          ]),
        ),
    )
    .execute();
}

/** So many removed ones are remembered, the latest: a device that comes back after more has them still, and sends them again. */
const MOST_REMOVED = 500;

/**
 * Of a table that is removed only that is kept, so that the other devices of its owner remove it, too. It is later than what they have by one moment alone:
 * a device whose clock is behind ours may bring it back.
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

/** How many others an account has, and how large they are together. */
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

/** For the copy of one's data. */
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
