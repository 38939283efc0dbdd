import type { Instant } from '@belfry/protocol';
import type { NoticeChange } from '../store/notices.ts';
import type { TableRecord } from '../store/records.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { botMovesOf, withBotMoves } from './bot-moves.ts';
import type { MatchChange, PresentMatch } from './change-match.ts';

/** Returns the change that ends a match before it is played out. */
export function endedBy(
  table: LiveTable,
  { head, seats, live }: PresentMatch,
  end: Pick<TableRecord, 'outcome'> & { readonly ending: NonNullable<TableRecord['ending']> },
  at: Instant,
): MatchChange {
  const { proposal: _over, adjournedUntil: _until, ...agreements } = head.agreements;
  return {
    head: { agreements, vote: null },
    seats: withBotMoves(seats, botMovesOf(live.match, seats)),
    due: 'none',
    end,
    notices: noticesOfEnd(table, head.seq, seats[end.ending.seat]?.identity ?? null, at),
  };
}

/** Notifies the other players of the end and cancels turn notifications. */
function noticesOfEnd({ id, seats }: LiveTable, seq: number, by: string | null, at: Instant): NoticeChange {
  const people = [...new Set(seats.flatMap(({ identity }) => identity ?? []))];
  return {
    settled: people.map((identity) => ({ identity, table: id, kinds: ['turn', 'reminder', 'chat'] })),
    fresh:
      people.length < 2
        ? []
        : people
            .filter((identity) => identity !== by)
            .map((identity) => ({ identity, table: id, kind: 'over', cause: seq, at, dueAt: at })),
  };
}
