import { isDeepStrictEqual } from 'node:util';
import { botNamesOf } from '@belfry/bots';
import { BadInput, type Game, type Seat } from '@belfry/kernel';
import { type LiveMatch, type StandingAnswer, seqOf } from '@belfry/live';
import { type IdentityId, isRefused, type NewStanding, refuse, type TableId, type TimeOff } from '@belfry/protocol';
import { clocksOnReturn } from '../clocks/clock.ts';
import { timeOffFromNow } from '../clocks/time-off.ts';
import { STAND_IN } from '../store/erase-identity.ts';
import type { SeatRecord } from '../store/records.ts';
import { updateSeat } from '../store/tables.ts';
import { connectedSeats, type LiveTable } from '../tables/live-table.ts';
import { matchOf, rereadTable, within, withinMatch } from '../tables/table-cache.ts';
import { dueAt, leaseFor } from './append-entry.ts';
import type { PlayPort } from './play-port.ts';
import { isExpired } from './render-table.ts';
import { changeHead } from './undo.ts';

interface SeatRequest {
  readonly table: TableId;
  readonly seat: Seat;
  readonly person: IdentityId;
}

/** A person leaves the seat to a bot; it stays theirs to take back. */
export function resign(context: PlayPort, request: SeatRequest & { readonly level: string }): Promise<number> {
  return within(context, request.table, async (table) => {
    const seat = seatOf(table, request);
    checkLevel(table.game, request.level);
    return seatPlayer(context, table, { ...seat, bot: request.level });
  });
}

/** A person takes the seat back from the bot. */
export function takeSeatBack(context: PlayPort, request: SeatRequest): Promise<number> {
  return within(context, request.table, async (table) => seatPlayer(context, table, { ...seatOf(table, request), bot: null }));
}

/** The others let a bot play for somebody whose time is up or who is long gone. */
export function replaceAbsent(context: PlayPort, request: SeatRequest & { readonly level: string }): Promise<number> {
  return within(context, request.table, async (table) => {
    checkLevel(table.game, request.level);
    const seat = table.seats[request.seat];
    if (seat === undefined) throw refuse('no-seat', { seat: request.seat });
    if (!table.seats.some((other) => other.identity === request.person)) throw refuse('people-decide');
    const now = context.time.now();
    const here = connectedSeats(table, now).includes(request.seat);
    if (seat.bot !== null || !isExpired(table, request.seat, here, now)) throw refuse('still-time');
    return seatPlayer(context, table, { ...seat, bot: request.level });
  });
}

export function checkLevel(game: Game, level: string): void {
  const levels = botNamesOf(game);
  if (!levels.some((name) => name === level)) throw refuse('no-bot', { level, game: game.id, levels: levels.join(', ') });
}

function seatOf(table: LiveTable, { seat, person }: SeatRequest): SeatRecord {
  const record = table.seats[seat];
  if (record === undefined) throw refuse('no-seat', { seat });
  if (record.identity !== person) throw refuse('not-your-seat');
  return record;
}

/** Seats whose people are gone for good are a bot's from now on. Call while working on the table alone. */
export async function giveSeatsToBots(context: PlayPort, table: LiveTable, gone: ReadonlySet<IdentityId>): Promise<void> {
  // What they wanted off, and what they had said to answer, goes with them.
  for (const { seat, identity, bot, ready } of table.seats)
    if (identity !== null && gone.has(identity)) await seatPlayer(context, table, { seat, identity: null, bot: bot ?? STAND_IN, ready });
}

/** The time of these people is up, and a bot plays on for them; the seats stay theirs to take back. Call while working on the table alone. */
export async function letBotsPlayOn(context: PlayPort, table: LiveTable, seats: readonly Seat[]): Promise<void> {
  for (const seat of table.seats) if (seats.includes(seat.seat)) await seatPlayer(context, table, { ...seat, bot: STAND_IN });
}

/** Somebody wants other holidays: what the table allows of them counts from now on. Call while working on the table alone. */
export async function takeTimeOff(context: PlayPort, table: LiveTable, person: IdentityId, wanted: TimeOff): Promise<void> {
  await rereadTable(context, table);
  for (const { timeOff = null, ...seat } of table.seats) {
    if (seat.identity !== person) continue;
    const off = timeOffFromNow(table.record.settings, timeOff, wanted, context.time.now());
    await seatPlayer(context, table, { ...seat, ...(off === null ? {} : { timeOff: off }) });
  }
}

/** Somebody says what to answer in their stead until they move themselves; nothing ends what was said before. */
export function stand(context: PlayPort, request: SeatRequest & Pick<NewStanding, 'answers'>): Promise<number> {
  return withinMatch(context, request.table, async (table, live) => {
    const { standing: _before, ...seat } = seatOf(table, request);
    if (seat.bot !== null) throw refuse('bot-plays-for-you');
    for (const answer of request.answers) checkAnswer(live, request.seat, answer);
    const standing = { since: seqOf(live), answers: request.answers };
    return seatPlayer(context, table, request.answers.length === 0 ? seat : { ...seat, standing });
  });
}

/** Is there such a question in the game, and is it answered so? */
function checkAnswer({ match: { game, state } }: LiveMatch, seat: Seat, { kind, move }: StandingAnswer): void {
  if (!(game.sayDecision({ kind, seat }).key in game.text.en)) throw refuse('no-such-question', { kind });
  try {
    game.read(move);
  } catch (error) {
    throw error instanceof BadInput ? refuse('unreadable', { why: error.message }) : error;
  }
  const isAsked = game.pending(state).some((decision) => decision.seat === seat && decision.kind === kind);
  if (isAsked && !game.legal(state, seat).some((legal) => game.write(legal) === move)) throw refuse('no-such-answer', { move });
}

/** So often a change is made again on what another node has left. */
const TRIES = 5;

async function seatPlayer(context: PlayPort, table: LiveTable, seat: SeatRecord): Promise<number> {
  if (table.record.status !== 'playing' || table.head === null) throw refuse('not-playing');
  const { seq } = table.head;
  const before = table.seats[seat.seat];
  if (isDeepStrictEqual(before, seat)) return seq;
  await updateSeat(context.store.db, table.id, seat);
  table.seats = table.seats.map((other) => (other.seat === seat.seat ? seat : other));
  for (let tries = 1; ; tries++) {
    try {
      await lookAfterSeat(context, table, seat.seat, before !== undefined && before.bot !== null && seat.bot === null);
      return seq;
    } catch (error) {
      // The match has gone on at another node, which knows nothing of the seat yet.
      if (tries === TRIES || !isRefused(error) || error.refusal.reason !== 'gone-on') throw error;
    }
  }
}

/** Whoever has a seat now is to be asked, or not asked any more. */
async function lookAfterSeat(context: PlayPort, table: LiveTable, seat: Seat, isBack: boolean): Promise<void> {
  const live = await matchOf(context, table);
  const now = context.time.now();
  const { settings } = table.record;
  await changeHead(context, table, (head) => {
    const expired = isBack || table.seats[seat]?.bot !== null ? head.expired.filter((other) => other !== seat) : head.expired;
    const { seats } = table;
    const clocks = isBack ? clocksOnReturn(settings, head.clocks, { seat, running: head.pending }, seats, now) : head.clocks;
    const due = dueAt(live, { seats, expired, clocks, pace: settings.pace }, now);
    return { ...head, clocks, expired, dueAt: due, lease: leaseFor(context, due, now) };
  });
}
