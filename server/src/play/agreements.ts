import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '@belfry/kernel';
import { type ClientMessage, type IdentityId, type Proposal, refuse, type TableId } from '@belfry/protocol';
import type { ProposalRecord } from '../store/records.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { within } from '../tables/table-cache.ts';
import { carryOut } from './carry-out.ts';
import { changeMatch, type MatchChange, type PresentMatch } from './change-match.ts';
import { endedBy } from './end-match.ts';
import { openProposal, refusedUntil, withoutProposal, withRefusal } from './open-proposal.ts';
import type { PlayPort } from './play-port.ts';
import { awayFrom, isLost, stillNeeded, votersOn, votingAt } from './voters.ts';

interface SeatRequest {
  readonly table: TableId;
  readonly seat: Seat;
  readonly person: IdentityId;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SOONEST_DATE = 10 * MINUTE;
const MOST_DAYS = 60;

/** Makes a proposal to the other players, or carries it out at once if no one else has to agree. Returns the number of the last entry. */
export function propose(port: PlayPort, request: SeatRequest & { readonly proposal: Proposal }): Promise<number> {
  const { seat, person, proposal } = request;
  return changing(port, request, (table, present) => {
    const now = port.time.matchTime();
    if (openProposal(present, now) !== null) throw refuse('proposal-open');
    const waits = refusedUntil(present.head.agreements, seat, proposal.kind, now);
    if (waits !== null) throw refuse('proposed-already', { minutes: Math.ceil((waits - now) / MINUTE) });
    checkProposal(port, table, present, request);
    const agreed = present.seats.filter(({ identity }) => identity === person).map((own) => own.seat);
    return outcomeOf(port, table, present, { proposal, by: seat, agreed, until: now + lastsFor(table) });
  });
}

type Answer = Pick<Extract<ClientMessage, { type: 'answer' }>, 'by' | 'kind' | 'agree' | 'proposal'>;

/** Agrees to or declines the open proposal of a seat; the proposer withdraws it by declining. */
export function answerProposal(port: PlayPort, request: SeatRequest & Answer): Promise<number> {
  const { seat, person, by, kind, agree, proposal } = request;
  return changing(port, { ...request, evenFromBot: true }, (table, present) => {
    const open = openProposal(present, port.time.matchTime());
    if (open === null || open.by !== by || open.proposal.kind !== kind) throw refuse('no-proposal');
    // The proposer may have withdrawn it in the meantime and proposed something else of the same kind.
    if (proposal !== undefined && !isDeepStrictEqual(proposal, open.proposal)) throw refuse('no-proposal');
    const { agreements } = present.head;
    if (by === seat) return agree ? null : { head: { agreements: withoutProposal(agreements) }, due: 'again' };
    const voting = votingAt(table, present.seats);
    if (!votersOn(open.proposal, voting).has(person)) throw refuse('people-decide');
    const own = present.seats.filter(({ identity }) => identity === person).map((each) => each.seat);
    const but = (some: readonly Seat[]): Seat[] => some.filter((each) => !own.includes(each));
    const withOwn = (some: readonly Seat[]): Seat[] => [...but(some), ...own].sort((a, b) => a - b);
    const { agreed, against = [] } = open;
    if (agree) return outcomeOf(port, table, present, { ...open, agreed: withOwn(agreed), against: but(against) });
    const answered = { ...open, agreed: but(agreed), against: withOwn(against) };
    const next = isLost(answered, voting) ? withRefusal(agreements, answered, seat) : { ...agreements, proposal: answered };
    return { head: { agreements: next }, due: 'again' };
  });
}

/** Concedes a match of two players: the other one wins. */
export function concede(port: PlayPort, request: SeatRequest): Promise<number> {
  return changing(port, request, (table, present) => {
    if (present.seats.length !== 2 || table.record.settings.hotseat) throw refuse('two-players');
    const places = present.seats.map(({ seat }) => (seat === request.seat ? 2 : 1));
    const outcome = { sheet: [], totals: [], tieBreaks: [], places };
    return endedBy(table, present, { ending: { kind: 'conceded', seat: request.seat }, outcome }, port.time.now());
  });
}

/** Changes a match for the player of a seat; with `evenFromBot` also while a bot plays for them. */
function changing(
  port: PlayPort,
  { table: id, seat, person, evenFromBot = false }: SeatRequest & { readonly evenFromBot?: boolean },
  decide: (table: LiveTable, present: PresentMatch) => MatchChange | null,
): Promise<number> {
  return within(port, id, async (table) => {
    await changeMatch(port, table, (present) => {
      const own = present.seats[seat];
      if (own === undefined) throw refuse('no-seat', { seat });
      if (own.identity !== person) throw refuse('not-your-seat');
      if (own.bot !== null && !evenFromBot) throw refuse('bot-plays-for-you');
      return decide(table, present);
    });
    return table.head?.seq ?? 0;
  });
}

function checkProposal(
  port: PlayPort,
  table: LiveTable,
  { head, seats }: PresentMatch,
  { seat, person, proposal }: { readonly seat: Seat; readonly person: IdentityId; readonly proposal: Proposal },
): void {
  const isAdjourned = head.agreements.adjournedUntil !== undefined;
  const voters = votersOn(proposal, votingAt(table, seats));
  if (!voters.has(person)) throw refuse('people-decide');
  if (proposal.kind === 'resume' && !isAdjourned) throw refuse('not-adjourned');
  if (proposal.kind === 'adjourn') {
    if (isAdjourned) throw refuse('adjourned');
    // The other players can return to a match in progress, but not to one that a single player has adjourned for weeks.
    if (voters.size < 2 && seats.some(({ identity }) => identity !== null && identity !== person)) throw refuse('nobody-to-ask');
    const ahead = proposal.until - port.time.now();
    if (ahead < SOONEST_DATE - MINUTE || ahead > MOST_DAYS * DAY) throw refuse('bad-date', { days: MOST_DAYS });
  }
  if (proposal.kind !== 'replace' && proposal.kind !== 'expel') return;
  const target = seats[proposal.target];
  if (target === undefined || target.identity === null) throw refuse('no-seat', { seat: proposal.target });
  if (target.identity === seats[seat]?.identity) throw refuse('not-your-seat');
  if (proposal.kind === 'expel') {
    if (voters.size < 2) throw refuse('more-players');
    if (target.expelled === true) throw refuse('no-seat', { seat: proposal.target });
    return;
  }
  const { timeout } = table.record.settings;
  if (target.bot !== null || timeout === 'wait' || isAdjourned || !head.expired.includes(target.seat)) throw refuse('still-time');
}

/** Returns how long a proposal stays open: with days per move, players are not online to answer at once. */
function lastsFor({ record }: LiveTable): number {
  return record.settings.clock.kind === 'days' ? DAY : 3 * MINUTE;
}

/** Returns the change that a proposal makes: it waits for more answers, or is carried out. */
function outcomeOf(port: PlayPort, table: LiveTable, present: PresentMatch, proposal: ProposalRecord): MatchChange {
  const voting = votingAt(table, present.seats);
  const isAgreed = stillNeeded(proposal, voting) === 0 && awayFrom(proposal.proposal, voting).size === 0;
  if (isAgreed) return carryOut(port, table, present, proposal);
  return { head: { agreements: { ...present.head.agreements, proposal } }, due: 'again' };
}
