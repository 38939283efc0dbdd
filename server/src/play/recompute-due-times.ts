import { isRefused } from '@belfry/protocol';
import { findTablesWithTimeOff } from '../store/time-off.ts';
import { within } from '../tables/table-cache.ts';
import { changeMatch } from './change-match.ts';
import type { PlayPort } from './play-port.ts';

/** Recomputes when matches with nights or holidays are due, after the time of day has leapt. */
export async function recomputeDueTimes(port: PlayPort): Promise<void> {
  for (const id of await findTablesWithTimeOff(port.store.db)) {
    const mended = within(port, id, (table) => changeMatch(port, table, () => ({ due: 'again' })));
    await mended.catch((error: unknown) => {
      // The match has just ended.
      if (!isRefused(error)) throw error;
    });
  }
}
