import type { Seat } from '@belfry/kernel';
import type { IdentityId, Proposal } from '@belfry/protocol';
import type { ProposalRecord, SeatRecord } from '../store/records.ts';
import { connectedSeats, type LiveTable } from '../tables/live-table.ts';

/** What determines who may vote at a table. */
export interface Voting {
  readonly seats: readonly SeatRecord[];
  readonly people: LiveTable['people'];
  /** The seats whose players are connected. */
  readonly here: readonly Seat[];
}

export function votingAt(table: LiveTable, seats = table.seats): Voting {
  return { seats, people: table.people, here: connectedSeats(table) };
}

/**
 * Returns who votes on a proposal: every human player except the one it is about or an expelled one. A player for whom a bot stands in
 * votes only while connected.
 */
export function votersOn(proposal: Proposal, { seats, people, here }: Voting): ReadonlySet<IdentityId> {
  const about = 'target' in proposal ? (seats[proposal.target]?.identity ?? null) : null;
  return new Set(
    seats.flatMap(({ seat, identity, bot, expelled = false }) => {
      if (identity === null || identity === about || expelled || people.get(identity)?.kind === 'bot') return [];
      return bot === null || here.includes(seat) ? [identity] : [];
    }),
  );
}

/** Returns how many more voters have to agree. */
export function stillNeeded({ proposal, agreed }: Pick<ProposalRecord, 'proposal' | 'agreed'>, voting: Voting): number {
  const voters = votersOn(proposal, voting);
  const inFavour = [...voters].filter((voter) =>
    voting.seats.some(({ seat, identity }) => identity === voter && agreed.includes(seat)),
  ).length;
  const enough =
    proposal.kind === 'replace' ? Math.floor(voters.size / 2) + 1 : proposal.kind === 'expel' ? Math.max(2, voters.size) : voters.size;
  return Math.max(0, enough - inFavour);
}

export function isEnough(record: Pick<ProposalRecord, 'proposal' | 'agreed'>, voting: Voting): boolean {
  return stillNeeded(record, voting) === 0;
}
