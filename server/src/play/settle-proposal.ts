import type { Seat } from '@belfry/kernel';
import { connectedSeats, type LiveTable } from '../tables/live-table.ts';
import { carryOut } from './carry-out.ts';
import { changeMatch } from './change-match.ts';
import { isMoot, withoutProposal } from './open-proposal.ts';
import type { PlayPort } from './play-port.ts';
import { GONE_AFTER_MS } from './render-table.ts';
import { awayFrom, isEnoughInTheEnd, votingAt } from './voters.ts';

/** Carries out or drops a proposal when the time for answers is up. Call with exclusive access to the table. */
export async function settleProposal(port: PlayPort, table: LiveTable): Promise<void> {
  const now = port.time.matchTime();
  await changeMatch(port, table, (present) => {
    const { agreements } = present.head;
    const record = agreements.proposal;
    if (record === undefined || record.declined !== undefined || now < record.until) return null;
    const voting = votingAt(table, present.seats);
    const isAccepted = !isMoot(record.proposal, present) && isEnoughInTheEnd(record, voting, (seat) => isGone(table, seat, now));
    const isAwaited = isAdjourned(table) && awayFrom(record.proposal, voting).size > 0;
    if (isAccepted && !isAwaited) return carryOut(port, table, present, record);
    return { head: { agreements: withoutProposal(agreements) }, due: 'again' };
  });
}

/** While a match is adjourned, everyone is away by agreement: nobody abstains. */
function isAdjourned({ head }: LiveTable): boolean {
  return head?.agreements.adjournedUntil !== undefined;
}

/** Returns true if a player has been away long enough to abstain. With days for a move, people come once a day: only their clock tells. */
function isGone(table: LiveTable, seat: Seat, now: number): boolean {
  if (connectedSeats(table).includes(seat) || isAdjourned(table)) return false;
  if (table.record.settings.clock.kind === 'days') return table.head?.expired.includes(seat) === true;
  return now - (table.lastSeen.get(seat) ?? now) >= GONE_AFTER_MS;
}
