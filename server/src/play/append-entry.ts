import { type Entry, isUndo, type Seat } from '@belfry/kernel';
import { type Done, type LiveMatch, nameOf, pendingSeats, type Recorded, type SeatRequest } from '@belfry/live';
import { isRefused, refuse } from '@belfry/protocol';
import { type Turn, turnClocks } from '../clocks/clock.ts';
import type { Appending } from '../store/append-entries.ts';
import type { Head } from '../store/records.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { announceEntries, announceTable } from './announcements.ts';
import { botMovesOf, NO_MOVES, withBotMoves } from './bot-moves.ts';
import { catchUp } from './catch-up.ts';
import { dueAt, leaseFor } from './due-time.ts';
import { notificationsFor } from './notification-triggers.ts';
import { runningSeats } from './paused.ts';
import type { PlayPort } from './play-port.ts';

/**
 * Makes an entry in memory, stores it and announces it; returns what `make` returned. Returns null after a lost race: memory then matches
 * the store, and the caller must decide again. After an error the match leaves memory: the store has seen nothing of the half-finished work.
 */
export async function append<D extends Done>(
  context: PlayPort,
  table: LiveTable,
  live: LiveMatch,
  request: SeatRequest,
  make: () => D,
): Promise<D | null> {
  const before = pendingSeats(live);
  try {
    const done = make();
    const { recorded } = done;
    if (recorded === null) return done;
    const appending = appendingOf(context, table, live, { recorded, request: nameOf(request), before });
    const { head, outcome, botMoves } = appending;
    const won = await context.committer.commit(appending).catch((error) => notStored(context, table, error));
    if (!won) {
      context.metrics.races.inc();
      table.live = null;
      await catchUp(context, table);
      return null;
    }
    const hadVote = table.head?.vote !== null;
    const hadExpired = (table.head?.expired.length ?? 0) > 0;
    table.head = { ...head, revision: head.revision + 1 };
    if (outcome !== null) {
      table.record = { ...table.record, status: 'finished', endedAt: recorded.at, outcome };
      table.seats = withBotMoves(table.seats, botMoves);
    }
    context.metrics.moves.inc({ game: table.game.id, by: makerOf(recorded.entry) });
    // Subscribers are connected to the owner; other nodes may hold the table too, but can wait.
    context.store.notifier.notify({ table: table.id, what: 'entries' }, context.places.isOwn(table.id) ? 'later' : 'soon');
    announceEntries(context, table);
    if (outcome !== null || hadVote || hadExpired) announceTable(context, table);
    context.expect(table.id, head.dueAt);
    return done;
  } catch (error) {
    if (!isRefused(error)) table.live = null;
    throw error;
  }
}

function makerOf(entry: Entry): 'undo' | 'person' | 'bot' {
  if (isUndo(entry)) return 'undo';
  return entry.by === undefined ? 'person' : 'bot';
}

/** The write may have succeeded all the same; only the store can tell. */
function notStored(context: PlayPort, table: LiveTable, error: unknown): never {
  if (!context.storeWatch.isAway()) context.log.error({ err: error, table: table.id }, 'a commit failed');
  table.isDoubtful = true;
  table.live = null;
  context.storeWatch.suspect();
  throw refuse('not-stored');
}

/** An entry that exists in memory only so far. */
interface Fresh {
  readonly recorded: Recorded;
  readonly request: string;
  /** The seats that owed a decision before it. */
  readonly before: readonly Seat[];
}

function appendingOf(context: PlayPort, table: LiveTable, live: LiveMatch, fresh: Fresh): Appending {
  const { request, before } = fresh;
  const { entry, at } = fresh.recorded;
  const head = headAfter(context, table, live, fresh);
  const outcome = head.pending.length === 0 ? table.game.outcome(live.match.state) : null;
  const botMoves = outcome === null ? NO_MOVES : botMovesOf(live.match, table.seats);
  const mover = makerOf(entry) === 'person' ? entry.seat : null;
  const notices = notificationsFor(table, { before, head, mover, over: outcome !== null, at }, context.noticeTerms.afterMs);
  return { table: table.id, entry, request, at, head, outcome, botMoves, notices };
}

function headAfter(port: PlayPort, table: LiveTable, live: LiveMatch, { recorded: { entry, at }, before }: Fresh): Head {
  const { time } = port;
  const { settings } = table.record;
  const pending = pendingSeats(live);
  const revision = table.head?.revision ?? 0;
  const clocks = turnClocks(
    settings,
    table.head?.clocks ?? null,
    turnOf(table, entry, before, pending),
    table.seats,
    time.matchTime(),
    time,
  );
  const expired = (table.head?.expired ?? []).filter((seat) => seat !== entry.seat && pending.includes(seat));
  const agreements = table.head?.agreements ?? {};
  const { seats, people } = table;
  const due = dueAt(live, { movedAt: at, seats, people, expired, clocks, agreements, pace: settings.pace }, time);
  return {
    seq: entry.seq,
    revision,
    movedAt: at,
    pending,
    clocks,
    vote: null,
    agreements,
    expired,
    dueAt: due,
    lease: leaseFor(port, table.id, due),
  };
}

function turnOf({ head, seats }: LiveTable, entry: Entry, before: readonly Seat[], after: readonly Seat[]): Turn {
  return {
    before,
    after,
    mover: entry.seat,
    seq: entry.seq,
    undoneTo: isUndo(entry) ? entry.undo : null,
    running: head === null ? [] : runningSeats(head, seats),
    byBot: seats[entry.seat]?.bot !== null,
  };
}
