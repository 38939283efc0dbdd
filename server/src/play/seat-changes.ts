import { isDeepStrictEqual } from 'node:util';
import { botNamesOf } from '@belfry/bots';
import { BadInput, type Game, type Seat } from '@belfry/kernel';
import { ANY_KIND, type LiveMatch, type StandingAnswer, seqOf } from '@belfry/live';
import { type IdentityId, type NewStanding, refuse, type SeatEvent, type TableId, type TimeOff } from '@belfry/protocol';
import { clocksOnLeaving, clocksOnReturn } from '../clocks/clock.ts';
import { timeOffFromNow } from '../clocks/time-off.ts';
import { STAND_IN } from '../store/erase-identity.ts';
import type { SeatRecord } from '../store/records.ts';
import { connectedSeats, type LiveTable } from '../tables/live-table.ts';
import { rereadTable, within } from '../tables/table-cache.ts';
import { changeMatch, type PresentMatch, without } from './change-match.ts';
import { awaitedSeats, isPaused, runningSeats } from './paused.ts';
import type { PlayPort } from './play-port.ts';
import { isExpired, isOverdue } from './render-table.ts';
import { withSeatEvent } from './seat-events.ts';

interface SeatRequest {
  readonly table: TableId;
  readonly seat: Seat;
  readonly person: IdentityId;
}

/** Hands a player's seat to a bot; the player may take it back. */
export function resign(port: PlayPort, request: SeatRequest & { readonly level: string }): Promise<number> {
  return within(port, request.table, async (table) => {
    checkLevel(table.game, request.level);
    return changeSeat(port, table, request.seat, 'left', ({ seats }) => ({ ...seatOf(seats, request), bot: request.level }));
  });
}

/** Gives a player their seat back from the bot. */
export function takeSeatBack(port: PlayPort, request: SeatRequest): Promise<number> {
  return within(port, request.table, (table) =>
    changeSeat(port, table, request.seat, 'returned', ({ seats }) => {
      const seat = seatOf(seats, request);
      if (seat.expelled === true) throw refuse('expelled');
      return { ...seat, bot: null };
    }),
  );
}

/** Lets a bot take over for a player who is not connected and whose time is up or who has been gone for long. */
export function replaceAbsent(port: PlayPort, request: SeatRequest): Promise<number> {
  return within(port, request.table, (table) =>
    changeSeat(port, table, request.seat, 'replaced', ({ seats }) => {
      const seat = seats[request.seat];
      if (seat === undefined) throw refuse('no-seat', { seat: request.seat });
      if (!seats.some((other) => other.identity === request.person)) throw refuse('people-decide');
      const here = connectedSeats(table).includes(request.seat);
      if (seat.bot !== null || !isExpired(table, request.seat, here, port.time)) {
        throw refuse(seat.bot === null && isOverdue(table, request.seat) ? 'still-here' : 'still-time');
      }
      // Nobody chooses how well a bot plays for somebody else.
      return { ...seat, bot: STAND_IN };
    }),
  );
}

export function checkLevel(game: Game, level: string): void {
  const levels = botNamesOf(game);
  if (!levels.some((name) => name === level)) throw refuse('no-bot', { level, game: game.id, levels: levels.join(', ') });
}

function seatOf(seats: readonly SeatRecord[], { seat, person }: SeatRequest): SeatRecord {
  const record = seats[seat];
  if (record === undefined) throw refuse('no-seat', { seat });
  if (record.identity !== person) throw refuse('not-your-seat');
  return record;
}

/** Hands the seats of deleted users to bots for good. Call with exclusive access to the table. */
export async function giveSeatsToBots(port: PlayPort, table: LiveTable, gone: ReadonlySet<IdentityId>): Promise<void> {
  // Their time off and standing answers are removed as well.
  for (const { seat: number } of table.seats)
    await changeSeat(port, table, number, 'left', ({ seats }) => {
      const { timeOff: _off, standing: _standing, ...seat } = seats[number] ?? { seat: number, identity: null, bot: null, ready: false };
      return seat.identity === null || !gone.has(seat.identity) ? null : { ...seat, identity: null, bot: seat.bot ?? STAND_IN };
    });
}

/** Applies a player's new holidays from now on, as far as the table allows. Call with exclusive access to the table. */
export async function takeTimeOff(port: PlayPort, table: LiveTable, person: IdentityId, wanted: TimeOff): Promise<void> {
  await rereadTable(port, table);
  for (const { seat: number } of table.seats)
    await changeSeat(port, table, number, null, ({ seats }) => {
      const { timeOff = null, ...seat } = seats[number] ?? { seat: number, identity: null, bot: null, ready: false };
      if (seat.identity !== person) return null;
      const off = timeOffFromNow(table.record.settings, timeOff, wanted, port.time.now());
      return { ...seat, ...(off === null ? {} : { timeOff: off }) };
    });
}

/** Sets a player's standing answers, which hold until the player moves. They replace the earlier ones. */
export function stand(port: PlayPort, request: SeatRequest & Pick<NewStanding, 'answers'>): Promise<number> {
  return within(port, request.table, (table) =>
    changeSeat(port, table, request.seat, 'secret', ({ seats, live }) => {
      const { standing: _before, ...seat } = seatOf(seats, request);
      if (seat.bot !== null) throw refuse('bot-plays-for-you');
      const answers = request.answers.map((answer) => checkedAnswer(table.game, live, request.seat, answer));
      return answers.length === 0 ? seat : { ...seat, standing: { since: seqOf(live), answers } };
    }),
  );
}

/** Checks that the game has such a question, answer and terms. Returns the answer in the game's notation. */
function checkedAnswer(game: Game, { match: { state } }: LiveMatch, seat: Seat, answer: StandingAnswer): StandingAnswer {
  const { kind, terms, once } = answer;
  const isAny = kind === ANY_KIND && once === true;
  if (!isAny && !(game.sayDecision({ kind, seat }).key in game.text.en)) throw refuse('no-such-question', { kind });
  if (terms !== undefined && game.meets === undefined) throw refuse('no-such-question', { kind });
  const move = readable(() => game.write(game.read(answer.move)));
  const isMet = terms === undefined || readable(() => game.meets?.(game.view(state, seat), seat, game.read(terms)) ?? false);
  const isAsked = isMet && game.pending(state).some((decision) => decision.seat === seat && (isAny || decision.kind === kind));
  if (isAsked && !game.legal(state, seat).some((legal) => game.write(legal) === move)) throw refuse('no-such-answer', { move });
  return { ...answer, move };
}

function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof BadInput ? refuse('unreadable', { why: error.message }) : error;
  }
}

/**
 * Changes a seat and recomputes what is due. `choose` returns the new seat, or null to leave it. `event` is recorded if another player or
 * bot plays there afterwards; with `secret` no one is told. Returns the number of the last entry.
 */
async function changeSeat(
  port: PlayPort,
  table: LiveTable,
  number: Seat,
  event: SeatEvent['kind'] | 'secret' | null,
  choose: (present: PresentMatch) => SeatRecord | null,
): Promise<number> {
  const { settings } = table.record;
  await changeMatch(port, table, (present) => {
    const { head, seats } = present;
    const before = seats[number];
    const seat = choose(present);
    if (seat === null || isDeepStrictEqual(before, seat)) return null;
    const isBack = before !== undefined && before.bot !== null && seat.bot === null;
    const isLeft = before?.bot === null && seat.bot !== null;
    const expired = isBack || seat.bot !== null ? without(head.expired, number) : head.expired;
    const { time } = port;
    const now = time.matchTime();
    const moved = { seat: number, running: runningSeats(head, seats), isPaused: isPaused({ seats, people: table.people }) };
    const clocks = isBack
      ? { clocks: clocksOnReturn(settings, head.clocks, moved, seats, now, time) }
      : isLeft && head.clocks !== null
        ? { clocks: clocksOnLeaving(head.clocks, moved, seats, now, time) }
        : {};
    // A player without time would lose the seat again at once, and so keep the bot from ever deciding.
    if (isBack && clocks.clocks?.left[number] === 0 && awaitedSeats(head).includes(number)) throw refuse('bot-decides-first');
    const bot = seat.bot === null ? {} : { bot: seat.bot };
    const isNews = event !== null && event !== 'secret' && before?.bot !== seat.bot;
    const agreements = isNews
      ? withSeatEvent(head.agreements, { kind: event, seat: number, seq: head.seq, at: time.now(), ...bot })
      : head.agreements;
    const change = { head: { expired, agreements, ...clocks }, seats: [seat], due: 'again' } as const;
    return event === 'secret' ? { ...change, isSecret: true } : change;
  });
  return table.head?.seq ?? 0;
}
