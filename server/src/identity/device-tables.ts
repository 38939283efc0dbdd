import { type DeviceTable, goesFurther, type Me, MOST_DEVICE_BYTES, MOST_DEVICE_TABLES, refuse } from '@belfry/protocol';
import { entriesOf, findDeviceTable, keepDeviceTable, sizeOfOthers } from '../store/device-tables.ts';
import type { Persistence } from '../store/persistence.ts';

const MEGABYTE = 1024 * 1024;

/** Takes in how far a device has come with a table; gives what the account knows where that goes further. Nothing is played here: only its owner's devices read it. */
export async function keepTable({ store, time }: Persistence, me: Me, id: string, sent: DeviceTable): Promise<string | null> {
  // A device whose clock is ahead does not win for ever.
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
