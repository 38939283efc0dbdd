import { namesAtTable } from '@belfry/live';
import type { IdentityId } from '@belfry/protocol';
import type { SeatRecord, TableRecord } from '../store/records.ts';

interface SeatedTable {
  readonly record: Pick<TableRecord, 'status' | 'sat'>;
  readonly seats: readonly SeatRecord[];
}

/** What everybody is called at a table: in its lobby, at the table, in lists and in its file. */
export function seatNames({ record, seats }: SeatedTable, nameOf: (identity: IdentityId) => string | undefined): (string | null)[] {
  return namesAtTable(
    seats.map(({ seat, identity, bot }) => ({
      name: (identity === null ? record.sat?.[seat]?.name : nameOf(identity)) ?? null,
      // Once it has begun there are no free seats; who has gone for good goes by the name a bot would have there.
      bot: bot !== null || record.status !== 'gathering',
    })),
  );
}
