import { namesAtTable } from '@belfry/live';
import type { IdentityId } from '@belfry/protocol';
import type { SeatRecord, TableRecord } from '../store/records.ts';

interface SeatedTable {
  readonly record: Pick<TableRecord, 'status' | 'sat'>;
  readonly seats: readonly SeatRecord[];
}

/** Returns the display names at a table, used in its lobby, at the table, in lists and in its file. */
export function seatNames({ record, seats }: SeatedTable, nameOf: (identity: IdentityId) => string | undefined): (string | null)[] {
  return namesAtTable(
    seats.map(({ seat, identity, bot }) => ({
      name: (identity === null ? record.sat?.[seat]?.name : nameOf(identity)) ?? null,
      // A match in progress has no free seats; a deleted user gets the name that a bot would have there.
      bot: bot !== null || record.status !== 'gathering',
    })),
  );
}
