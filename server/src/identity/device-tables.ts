import { BadInput } from '@belfry/kernel';
import { type DeviceTable, goesFurther, type Me, MOST_DEVICE_BYTES, MOST_DEVICE_TABLES, refuse } from '@belfry/protocol';
import { faultOfDeviceEntry } from '@belfry/protocol/schemas';
import type { Slices } from '../base/slices.ts';
import { entriesOf, findDeviceTable, keepDeviceTable, sizeOfOthers } from '../store/device-tables.ts';
import type { Persistence } from '../store/persistence.ts';

const MEGABYTE = 1024 * 1024;

/** What storing device tables needs; long ones are read in slices. */
export interface DeviceTableKeeping extends Persistence {
  readonly slices: Slices;
}

/**
 * Stores a device's save unless the account's goes further, and returns the account's in that case. Nothing is played here: only the
 * owner's devices read it. The log's entries are validated here.
 */
export async function keepTable(
  { store, time, slices }: DeviceTableKeeping,
  me: Me,
  id: string,
  sent: DeviceTable,
): Promise<string | null> {
  let at = 0;
  await slices.each(sent.log?.entries ?? [], (entry) => {
    const fault = faultOfDeviceEntry(entry, at++);
    if (fault !== null) throw new BadInput(fault);
  });
  // A device whose clock is fast must not win for ever.
  const table = { ...sent, updated: Math.min(sent.updated, time.now()) };
  const body = JSON.stringify(table);
  return store.db.transaction().execute(async (tx) => {
    const others = await sizeOfOthers(tx, me.id, id);
    if (others.tables >= MOST_DEVICE_TABLES || others.bytes + Buffer.byteLength(body) > MOST_DEVICE_BYTES)
      throw refuse('many-device-tables', { tables: MOST_DEVICE_TABLES, megabytes: MOST_DEVICE_BYTES / MEGABYTE });
    await keepDeviceTable(tx, me.id, id, table, body);
    const kept = await findDeviceTable(tx, me.id, id);
    return kept !== null && goesFurther(kept, { entries: entriesOf(table), updated: table.updated }) ? kept.body : null;
  });
}
