import type { Seat } from '@belfry/kernel';
import { type IdentityId, type Instant, type Proposal, refuse, type TableId } from '@belfry/protocol';
import { STAND_IN } from '../store/erase-identity.ts';
import type { Agreements, Head, ProposalRecord } from '../store/records.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { within } from '../tables/table-cache.ts';
import { announceTable } from './announcements.ts';
import { changeMatch, type MatchChange, type PresentMatch } from './change-match.ts';
import { endedBy } from './end-match.ts';
import type { PlayPort } from './play-port.ts';
import { noticesOnResume } from './resume.ts';
import { withSeatEvent } from './seat-events.ts';
import { isEnough, votersOn, votingAt } from './voters.ts';

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
    const before = present.head.agreements.proposal;
    if (before !== undefined && now < before.until) {
      if (before.declined === undefined) throw refuse('proposal-open');
      const minutes = Math.ceil((before.until - now) / MINUTE);
      if (before.by === seat && before.proposal.kind === proposal.kind) throw refuse('proposed-already', { minutes });
    }
    checkProposal(port, table, present, request);
    const agreed = present.seats.filter(({ identity }) => identity === person).map((own) => own.seat);
    return outcomeOf(port, table, present, { proposal, by: seat, agreed, until: now + lastsFor(table) });
  });
}

/** Agrees to or declines the open proposal of a seat; the proposer withdraws it by declining. */
export function answerProposal(
  port: PlayPort,
  request: SeatRequest & { readonly by: Seat; readonly kind: Proposal['kind']; readonly agree: boolean },
): Promise<number> {
  const { seat, person, by, kind, agree } = request;
  return changing(port, { ...request, evenFromBot: true }, (table, present) => {
    const open = openProposal(present.head, port.time.matchTime());
    if (open === null || open.by !== by || open.proposal.kind !== kind) throw refuse('no-proposal');
    const { agreements } = present.head;
    if (by === seat) return agree ? null : { head: { agreements: without(agreements) }, due: 'kept' };
    if (!votersOn(open.proposal, votingAt(table, present.seats)).has(person)) throw refuse('people-decide');
    if (!agree && needsEveryone(open.proposal))
      return { head: { agreements: { ...agreements, proposal: { ...open, declined: seat } } }, due: 'kept' };
    const own = present.seats.filter(({ identity }) => identity === person).map((each) => each.seat);
    const others = open.agreed.filter((each) => !own.includes(each));
    if (agree) return outcomeOf(port, table, present, { ...open, agreed: [...others, ...own].sort((a, b) => a - b) });
    return { head: { agreements: { ...agreements, proposal: { ...open, declined: seat, agreed: others } } }, due: 'kept' };
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

/** Returns the proposal that can be answered now. */
function openProposal({ agreements: { proposal } }: Pick<Head, 'agreements'>, now: Instant): ProposalRecord | null {
  return proposal === undefined || proposal.declined !== undefined || now >= proposal.until ? null : proposal;
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
    lapseLater(port, table);
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

function needsEveryone({ kind }: Proposal): boolean {
  return kind !== 'replace';
}

/** Returns the change that a proposal makes: it waits for more answers, or is carried out. */
function outcomeOf(port: PlayPort, table: LiveTable, present: PresentMatch, record: ProposalRecord): MatchChange {
  const { agreements } = present.head;
  if (!isEnough(record, votingAt(table, present.seats))) return { head: { agreements: { ...agreements, proposal: record } }, due: 'kept' };
  return carryOut(port, table, { ...present, head: { ...present.head, agreements: without(agreements) } }, record);
}

function carryOut(port: PlayPort, table: LiveTable, present: PresentMatch, { proposal, by }: ProposalRecord): MatchChange {
  const { head, seats } = present;
  const at = port.time.now();
  const noted = (event: Parameters<typeof withSeatEvent>[1]): Agreements => withSeatEvent(head.agreements, event);
  const seq = head.seq;
  switch (proposal.kind) {
    case 'end':
      return endedBy(table, present, { ending: { kind: 'agreed', seat: by }, outcome: null }, at);
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

function without({ proposal: _over, ...agreements }: Agreements): Agreements {
  return agreements;
}

/** Updates the table when a proposal lapses; for those open for days, clients check the time themselves. */
function lapseLater(port: PlayPort, table: LiveTable): void {
  const until = table.head?.agreements.proposal?.until;
  const wait = (until ?? 0) - port.time.matchTime();
  if (until !== undefined && wait > 0 && wait <= 10 * MINUTE) setTimeout(() => announceTable(port, table), wait + 50).unref();
}
