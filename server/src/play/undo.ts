import { isUndo, type Seat, undoPoints } from '@belfry/kernel';
import { castVote as castInMemory, type LiveMatch, type UndoAnswer, askUndo as undoInMemory } from '@belfry/live';
import { type Clock, type IdentityId, type Instant, refuse, type TableId } from '@belfry/protocol';
import { type ClockRecord, isSpent, runClocks } from '../clocks/clock.ts';
import { MOST_UNDOS } from '../match-files/check-match-file.ts';
import { type Head, isOpen, type SeatRecord, type VoteRecord } from '../store/records.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { matchOf, within } from '../tables/table-cache.ts';
import { announceTable } from './announcements.ts';
import { append } from './append-entry.ts';
import { tryChange } from './change-match.ts';
import { runningSeats } from './paused.ts';
import type { PlayPort } from './play-port.ts';

interface Asking {
  readonly id: string;
  readonly table: TableId;
  readonly seat: Seat;
  readonly seq: number;
  readonly person: IdentityId;
}

/** Undoes a move at once if no one has to agree, or else requests it. Returns the number of the last entry. */
export function askUndo(context: PlayPort, request: Asking & { readonly to: number }): Promise<number> {
  return answering(context, request, (table, live, open, at, now) => {
    if (live.match.log.entries.filter(isUndo).length >= MOST_UNDOS) throw refuse('many-undos', { undos: MOST_UNDOS });
    if (open !== null && isOpen(open, now) && open.seat !== request.seat) throw refuse('vote-open');
    if (open?.seat === request.seat && open.refused !== undefined) throw refuse('said-no');
    if (table.seats[request.seat]?.bot !== null) throw refuse('bot-plays-for-you');
    const { undo } = table.record.settings;
    if (undo === 'off') throw refuse('no-undo');
    const isFree = undoPoints(live.match.line, request.seat).points.includes(request.to);
    if (undo === 'own' && !isFree) throw refuse('no-undo-by-vote');
    const clocks = table.head === null ? null : clocksNow(context, table, table.head);
    if (isFree && clocks !== null && isSpent(clocks, request.seat, request.to)) throw refuse('no-time-to-undo');
    // A bot in its own seat always agrees; a bot that stands in for a player does not speak for them, unless they were expelled.
    const isAgreeable = ({ bot, identity, expelled = false }: SeatRecord): boolean =>
      identity === request.person || (bot !== null && (identity === null || expelled));
    const agreeing = table.seats.filter(isAgreeable).map(({ seat }) => seat);
    const answer = undoInMemory(live, request, { agreeing, open: open !== null && isOpen(open, now) ? open : null, at });
    return { ...answer, vote: answer.vote === null ? null : { ...answer.vote, until: now + lastsFor(table.record.settings.clock) } };
  });
}

function clocksNow({ time }: PlayPort, { seats }: LiveTable, head: Head): ClockRecord | null {
  return head.clocks === null ? null : runClocks(head.clocks, runningSeats(head, seats), seats, time.matchTime(), time);
}

/** Answers another player's undo request. */
export function castVote(
  context: PlayPort,
  request: Asking & { readonly asker: Seat; readonly to: number; readonly agree: boolean },
): Promise<number> {
  return answering(context, request, (table, live, open, at, now) => {
    const agreeing = table.seats.filter(({ identity }) => identity === request.person).map(({ seat }) => seat);
    const asked = open !== null && isOpen(open, now) ? open : null;
    const answer = castInMemory(live, request, { agreeing, open: asked, at });
    if (asked === null || answer.recorded !== null) return answer;
    if (request.agree) return { ...answer, vote: answer.vote === null ? null : { ...asked, ...answer.vote } };
    // The requester may withdraw the request; for any other player this is a refusal.
    return { ...answer, vote: request.seat === asked.seat ? null : { ...asked, refused: request.seat } };
  });
}

const MINUTE = 60_000;

/** Returns how long an undo request stays open: with days per move, players are not online to answer at once. */
function lastsFor({ kind }: Clock): number {
  return kind === 'days' ? 24 * 60 * MINUTE : 3 * MINUTE;
}

/** The result of a request or an answer, with the state of the vote. */
type Answer = Omit<UndoAnswer, 'vote'> & { readonly vote: VoteRecord | null };

const MOST_RACES = 20;

/**
 * Stores and announces the result of `ask`: the undo, or the vote. `ask` gets the time of day and the match time, and is asked again after
 * a lost race.
 */
function answering(
  context: PlayPort,
  request: Asking,
  ask: (table: LiveTable, live: LiveMatch, open: VoteRecord | null, at: Instant, now: Instant) => Answer,
): Promise<number> {
  return within(context, request.table, async (table) => {
    for (let race = 0; race < MOST_RACES; race++) {
      const live = await matchOf(context, table);
      if (table.seats[request.seat]?.identity !== request.person) throw refuse('not-your-seat');
      if (table.seats[request.seat]?.expelled === true) throw refuse('expelled');
      if (table.head?.agreements.adjournedUntil !== undefined) throw refuse('adjourned');
      const open = table.head?.vote ?? null;
      const { time } = context;
      const answer = await append(context, table, live, request, () => ask(table, live, open, time.now(), time.matchTime()));
      if (answer === null) continue;
      const { seq, recorded, vote } = answer;
      if (recorded !== null || vote === open) return seq;
      if (!(await tryChange(context, table, live, { head: { vote }, due: 'kept' }))) continue;
      tellWhenOver(context, table, vote);
      return seq;
    }
    throw refuse('too-busy');
  });
}

/** Updates the table when a request expires; for those open longer, clients check the time themselves. */
function tellWhenOver(context: PlayPort, table: LiveTable, vote: VoteRecord | null): void {
  const wait = (vote?.until ?? 0) - context.time.matchTime();
  if (wait > 0 && wait <= 10 * MINUTE) setTimeout(() => announceTable(context, table), wait + 50).unref();
}
