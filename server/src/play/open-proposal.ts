import type { Seat } from '@belfry/kernel';
import type { Instant, Proposal } from '@belfry/protocol';
import type { Agreements, Head, ProposalRecord, SeatRecord } from '../store/records.ts';

interface Present {
  readonly head: Pick<Head, 'agreements' | 'expired'>;
  readonly seats: readonly SeatRecord[];
}

/** Returns the proposal that can be answered now. */
export function openProposal(present: Present, now: Instant): ProposalRecord | null {
  const { proposal } = present.head.agreements;
  const isOpen = proposal !== undefined && proposal.declined === undefined && now < proposal.until;
  return isOpen && !isMoot(proposal.proposal, present) ? proposal : null;
}

/** Returns true if a proposal has lost its object since it was made: the late player has moved, the match is already adjourned. */
export function isMoot(proposal: Proposal, { head: { agreements, expired }, seats }: Present): boolean {
  const isAdjourned = agreements.adjournedUntil !== undefined;
  switch (proposal.kind) {
    case 'end':
      return false;
    case 'adjourn':
      return isAdjourned;
    case 'resume':
      return !isAdjourned;
    case 'replace':
      return isAdjourned || !expired.includes(proposal.target) || seats[proposal.target]?.bot !== null;
    case 'expel': {
      const { identity = null, expelled = false } = seats[proposal.target] ?? {};
      return identity === null || expelled;
    }
  }
}

export function withoutProposal({ proposal: _over, ...agreements }: Agreements): Agreements {
  return agreements;
}

/** Declines the open proposal for a seat. Its proposer may not make the same one again until the time for answers would have been up. */
export function withRefusal(agreements: Agreements, record: ProposalRecord, seat: Seat): Agreements {
  const { by, until, proposal } = record;
  const others = (agreements.refused ?? []).filter((before) => before.seat !== by || before.kind !== proposal.kind);
  return { ...agreements, proposal: { ...record, declined: seat }, refused: [...others, { seat: by, kind: proposal.kind, until }] };
}

/** Returns until when a seat may not propose this, because it was declined; null if it may. */
export function refusedUntil({ refused = [] }: Agreements, seat: Seat, kind: Proposal['kind'], now: Instant): Instant | null {
  return refused.find((before) => before.seat === seat && before.kind === kind && now < before.until)?.until ?? null;
}
