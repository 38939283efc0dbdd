import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '@belfry/kernel';
import type { LiveMatch } from '@belfry/live';
import { refuse } from '@belfry/protocol';
import { forgiven, runClocks } from '../clocks/clock.ts';
import { updateMatch } from '../store/match-rows.ts';
import type { NoticeChange } from '../store/notices.ts';
import type { Head, SeatRecord, TableRecord } from '../store/records.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { matchOf } from '../tables/table-cache.ts';
import { announceTable } from './announcements.ts';
import { showEverything } from './audience.ts';
import { catchUp } from './catch-up.ts';
import { dueAt, leaseFor } from './due-time.ts';
import { isPaused, runningSeats } from './paused.ts';
import type { PlayPort } from './play-port.ts';

/** The state of a match on which a change is decided. */
export interface PresentMatch {
  readonly head: Head;
  readonly seats: readonly SeatRecord[];
  readonly live: LiveMatch;
}

/** What changes in a match besides its log. */
export interface MatchChange {
  readonly head?: Partial<Pick<Head, 'vote' | 'expired' | 'clocks' | 'agreements'>>;
  /** The seats that change. */
  readonly seats?: readonly SeatRecord[];
  /** When the match is due next: unchanged, recomputed, or not until someone returns. */
  readonly due: 'kept' | 'again' | 'none';
  /** Ends the match. */
  readonly end?: Pick<TableRecord, 'outcome' | 'ending'>;
  readonly notices?: NoticeChange;
  /** Sends nothing to subscribers: not even that something has changed. */
  readonly isSecret?: true;
}

/** How often a change is retried after another node wrote first. */
const TRIES = 10;

/**
 * Changes the head and seats of a match besides its log; everything that does so goes through here. `decide` returns the change for the
 * current state and is asked again after a lost race. Returns false when there was nothing to change. Call with exclusive access to the
 * table.
 */
export async function changeMatch(
  port: PlayPort,
  table: LiveTable,
  decide: (present: PresentMatch) => MatchChange | null,
): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (table.record.status !== 'playing' || table.head === null) throw refuse('not-playing');
    const live = await matchOf(port, table);
    const change = decide({ head: table.head, seats: table.seats, live });
    if (change === null) return false;
    if (await tryChange(port, table, live, change)) return true;
  }
  throw refuse('too-busy');
}

/** Tries to make one change. Returns false if the table's state was out of date; memory then matches the store. */
export async function tryChange(port: PlayPort, table: LiveTable, live: LiveMatch, change: MatchChange): Promise<boolean> {
  if (table.head === null) throw refuse('not-begun');
  const seats = table.seats.map((seat) => change.seats?.find((changed) => changed.seat === seat.seat) ?? seat);
  const clocks = clocksAfter(port, table, table.head, change, seats);
  const head = withDueTime(port, table, live, { ...table.head, ...change.head, clocks }, seats, change.due);
  const end = change.end === undefined ? undefined : { ...change.end, endedAt: port.time.now() };
  const revision = await updateMatch(port.store, table.id, { head, seats: change.seats ?? [], end, notices: change.notices });
  if (revision === null) {
    port.metrics.races.inc();
    await catchUp(port, table);
    return false;
  }
  table.head = { ...head, revision };
  table.seats = seats;
  if (end !== undefined) table.record = { ...table.record, ...end, status: 'finished' };
  port.store.notifier.notify({ table: table.id, what: 'table' }, port.places.isOwn(table.id) ? 'later' : 'soon');
  if (end === undefined) {
    if (change.isSecret === undefined) announceTable(port, table);
  } else await showEverything(port, table);
  port.expect(table.id, head.dueAt);
  return true;
}

/** Returns the clocks after a change. While a match stands still, nobody owes the time that a bot has had their seat. */
function clocksAfter(port: PlayPort, table: LiveTable, head: Head, change: MatchChange, seats: readonly SeatRecord[]): Head['clocks'] {
  const clocks = change.head?.clocks ?? clocksUntilNow(port, table, head, change, seats);
  const { adjournedUntil } = change.head?.agreements ?? head.agreements;
  const standsStill = adjournedUntil !== undefined || isPaused({ seats, people: table.people });
  return clocks?.handed !== undefined && standsStill ? forgiven(clocks) : clocks;
}

/** If other clocks run from now on, the time until now is charged first. */
function clocksUntilNow(port: PlayPort, table: LiveTable, head: Head, change: MatchChange, seats: readonly SeatRecord[]): Head['clocks'] {
  const { clocks } = head;
  const running = runningSeats(head, table.seats);
  if (clocks === null || isDeepStrictEqual(running, runningSeats({ ...head, ...change.head }, seats))) return clocks;
  return runClocks(clocks, running, table.seats, port.time.matchTime(), port.time);
}

function withDueTime(
  port: PlayPort,
  table: LiveTable,
  live: LiveMatch,
  head: Head,
  seats: readonly SeatRecord[],
  due: MatchChange['due'],
): Head {
  if (due === 'kept') return head;
  if (due === 'none') return { ...head, dueAt: null, lease: null };
  const at = dueAt(live, { ...head, seats, people: table.people, pace: table.record.settings.pace }, port.time);
  return { ...head, dueAt: at, lease: leaseFor(port, table.id, at) };
}

export function without(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  return seats.filter((other) => other !== seat);
}
