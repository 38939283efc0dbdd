import type { IdentityId } from '@belfry/protocol';
import type { ServerTime } from '../clocks/server-time.ts';
import type { TableRecord } from '../store/records.ts';
import type { StoredTable } from '../store/tables.ts';

/** Returns true if this viewer sees the table with the spectator delay; players do not. */
export function seesDelayed({ table, seats }: Pick<StoredTable, 'table' | 'seats'>, me: IdentityId | null): boolean {
  return table.settings.delay > 0 && !seats.some(({ identity }) => identity !== null && identity === me);
}

/** Returns a table's record as a viewer may see it: delayed spectators learn of the end and the result after the delay. */
export function recordAsSeenBy(stored: Pick<StoredTable, 'table' | 'seats'>, me: IdentityId | null, time: ServerTime): TableRecord {
  const { table } = stored;
  const sinceTheEnd = table.endedAt === null ? 0 : time.matchTime() - time.matchTimeOf(table.endedAt);
  const isOver = table.status === 'finished' && sinceTheEnd >= table.settings.delay * 1000;
  if (table.status !== 'finished' || isOver || !seesDelayed(stored, me)) return table;
  return { ...table, status: 'playing', endedAt: null, outcome: null, ending: null, key: null, rematch: null };
}
