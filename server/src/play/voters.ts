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
  const may = (seat: SeatRecord): boolean => mayVote(proposal, seats, people, seat) && (seat.bot === null || here.includes(seat.seat));
  return identitiesOf(seats.filter(may));
}

/**
 * Returns the players who are away and for whom a bot stands in. No match ends and nobody is expelled before they have had the time for
 * answers to come back and vote.
 */
export function awayFrom(proposal: Proposal, { seats, people, here }: Voting): ReadonlySet<IdentityId> {
  if (proposal.kind !== 'end' && proposal.kind !== 'expel') return new Set();
  const isAway = (seat: SeatRecord): boolean => mayVote(proposal, seats, people, seat) && seat.bot !== null && !here.includes(seat.seat);
  return identitiesOf(seats.filter(isAway));
}

function mayVote(
  proposal: Proposal,
  seats: Voting['seats'],
  people: Voting['people'],
  { identity, expelled = false }: SeatRecord,
): boolean {
  const about = 'target' in proposal ? (seats[proposal.target]?.identity ?? null) : null;
  return identity !== null && identity !== about && !expelled && people.get(identity)?.kind !== 'bot';
}

function identitiesOf(seats: readonly SeatRecord[]): ReadonlySet<IdentityId> {
  return new Set(seats.flatMap(({ identity }) => identity ?? []));
}

type Answers = Pick<ProposalRecord, 'proposal' | 'agreed' | 'against'>;

/** Returns those of the voters who sit at one of these seats. */
function among(voters: ReadonlySet<IdentityId>, { seats }: Voting, some: readonly Seat[]): ReadonlySet<IdentityId> {
  return new Set(
    seats.flatMap(({ seat, identity }) => (identity !== null && voters.has(identity) && some.includes(seat) ? [identity] : [])),
  );
}

/** Returns how many of so many voters have to agree. */
function enoughOf({ kind }: Proposal, voters: number): number {
  if (kind === 'replace') return Math.floor(voters / 2) + 1;
  return kind === 'expel' ? Math.max(2, voters) : voters;
}

/** Returns how many more voters have to agree. */
export function stillNeeded({ proposal, agreed }: Answers, voting: Voting): number {
  const voters = votersOn(proposal, voting);
  return Math.max(0, enoughOf(proposal, voters.size) - among(voters, voting, agreed).size);
}

/** Returns true if too many have declined for the rest to be enough. */
export function isLost({ proposal, against = [] }: Answers, voting: Voting): boolean {
  const voters = votersOn(proposal, voting);
  return voters.size - among(voters, voting, against).size < enoughOf(proposal, voters.size);
}

/**
 * Returns true if a proposal is accepted when the time for answers is up: whoever is gone by then abstains, as long as more than half of
 * all voters have agreed. Nobody abstains from an early resumption, because the clocks of those who are gone would run, nor where a
 * majority is enough anyway.
 */
export function isEnoughInTheEnd(answers: Answers, voting: Voting, isGone: (seat: Seat) => boolean): boolean {
  if (stillNeeded(answers, voting) === 0) return true;
  const { proposal, agreed } = answers;
  if (proposal.kind === 'resume' || proposal.kind === 'replace') return false;
  const voters = votersOn(proposal, voting);
  const inFavour = among(voters, voting, agreed);
  const areGone = voting.seats.every(({ seat, identity }) => {
    const isSilent = identity !== null && voters.has(identity) && !inFavour.has(identity);
    return !isSilent || isGone(seat);
  });
  return areGone && inFavour.size * 2 > voters.size && inFavour.size >= 2;
}
