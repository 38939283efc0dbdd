import type { IdentityId } from '@belfry/protocol';
import type { ServerTime } from '../clocks/server-time.ts';
import type { TableRecord } from '../store/records.ts';
import type { StoredTable } from '../store/tables.ts';

/** Does somebody see this table later than it happens? Whoever sits there does not. */
export function seesDelayed({ table, seats }: Pick<StoredTable, 'table' | 'seats'>, me: IdentityId | null): boolean {
  return table.settings.delay > 0 && !seats.some(({ identity }) => identity !== null && identity === me);
}

/** A table as somebody may know it from lists and records: whoever sees it late hears late that it is over, and how it ended. */
export function recordAsSeenBy(stored: Pick<StoredTable, 'table' | 'seats'>, me: IdentityId | null, time: ServerTime): TableRecord {
  const { table } = stored;
  const sinceTheEnd = table.endedAt === null ? 0 : time.matchTime() - time.matchTimeOf(table.endedAt);
  const isOver = table.status === 'finished' && sinceTheEnd >= table.settings.delay * 1000;
  if (table.status !== 'finished' || isOver || !seesDelayed(stored, me)) return table;
  return { ...table, status: 'playing', endedAt: null, outcome: null, ending: null, key: null, rematch: null };
}
