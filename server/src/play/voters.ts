import type { IdentityId, Proposal } from '@belfry/protocol';
import type { ProposalRecord, SeatRecord } from '../store/records.ts';

/** Who decides on a proposal: the players whose seats no bot has, without the one it is about. */
export function votersOn(proposal: Proposal, seats: readonly SeatRecord[]): ReadonlySet<IdentityId> {
  const about = 'target' in proposal ? (seats[proposal.target]?.identity ?? null) : null;
  return new Set(seats.flatMap(({ identity, bot }) => (identity === null || bot !== null || identity === about ? [] : [identity])));
}

/** How many of those players must still agree. */
export function stillNeeded({ proposal, agreed }: Pick<ProposalRecord, 'proposal' | 'agreed'>, seats: readonly SeatRecord[]): number {
  const voters = votersOn(proposal, seats);
  const inFavour = [...voters].filter((voter) => seats.some(({ seat, identity }) => identity === voter && agreed.includes(seat))).length;
  const enough =
    proposal.kind === 'replace' ? Math.floor(voters.size / 2) + 1 : proposal.kind === 'expel' ? Math.max(2, voters.size) : voters.size;
  return Math.max(0, enough - inFavour);
}

export function isEnough(record: Pick<ProposalRecord, 'proposal' | 'agreed'>, seats: readonly SeatRecord[]): boolean {
  return stillNeeded(record, seats) === 0;
}
