import { STAND_IN } from '../store/erase-identity.ts';
import type { Agreements, ProposalRecord } from '../store/records.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { MatchChange, PresentMatch } from './change-match.ts';
import { endedBy } from './end-match.ts';
import { withoutProposal } from './open-proposal.ts';
import type { PlayPort } from './play-port.ts';
import { noticesOnResume } from './resume.ts';
import { withSeatEvent } from './seat-events.ts';

/** Returns the change that an accepted proposal makes. */
export function carryOut(
  port: PlayPort,
  table: LiveTable,
  { head, seats, live }: PresentMatch,
  { proposal, by }: ProposalRecord,
): MatchChange {
  const before = withoutProposal(head.agreements);
  const at = port.time.now();
  const noted = (event: Parameters<typeof withSeatEvent>[1]): Agreements => withSeatEvent(before, event);
  const { seq } = head;
  switch (proposal.kind) {
    case 'end':
      return endedBy(table, { head, seats, live }, { ending: { kind: 'agreed', seat: by }, outcome: null }, at);
    case 'adjourn': {
      const { until } = proposal;
      const agreements = { ...noted({ kind: 'adjourned', seat: by, seq, at, until }), adjournedUntil: until };
      return { head: { agreements }, due: 'again' };
    }
    case 'resume': {
      const { adjournedUntil: _over, ...agreements } = noted({ kind: 'resumed', seat: by, seq, at });
      return { head: { agreements }, due: 'again', notices: noticesOnResume(table, head, at) };
    }
    case 'replace':
    case 'expel': {
      const { kind, target } = proposal;
      const isExpelled = kind === 'expel';
      const event = { kind: isExpelled ? ('expelled' as const) : ('replaced' as const), seat: target, seq, at, bot: STAND_IN };
      const agreements = noted(isExpelled ? { ...event, reason: proposal.reason } : event);
      const seat = seats
        .filter((each) => each.seat === target)
        .map((each) => ({ ...each, bot: each.bot ?? STAND_IN, ...(isExpelled ? { expelled: true } : {}) }));
      return { head: { agreements, expired: head.expired.filter((each) => each !== target) }, seats: seat, due: 'again' };
    }
  }
}
