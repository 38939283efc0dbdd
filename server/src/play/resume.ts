import type { Instant } from '@belfry/protocol';
import type { NoticeChange } from '../store/notices.ts';
import type { Head } from '../store/records.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { changeMatch } from './change-match.ts';
import type { PlayPort } from './play-port.ts';
import { withSeatEvent } from './seat-events.ts';

/** Resumes an adjourned match when its date has come. Call with exclusive access to the table. */
export async function resumeOnTime(port: PlayPort, table: LiveTable): Promise<void> {
  await changeMatch(port, table, ({ head }) => {
    const { adjournedUntil, ...before } = head.agreements;
    const at = port.time.now();
    if (adjournedUntil === undefined || at < adjournedUntil) return null;
    const agreements = withSeatEvent(before, { kind: 'resumed', seat: null, seq: head.seq, at });
    return { head: { agreements }, due: 'again', notices: noticesOnResume(table, head, at) };
  });
}

/** Returns turn notices for the players to move when a match resumes. */
export function noticesOnResume({ id, seats }: LiveTable, { pending, seq }: Head, at: Instant): NoticeChange {
  const waiting = pending.flatMap((seat) => (seats[seat]?.bot === null ? (seats[seat].identity ?? []) : []));
  return {
    settled: [],
    fresh: [...new Set(waiting)].map((identity) => ({ identity, table: id, kind: 'turn', cause: seq, at, dueAt: at })),
  };
}
