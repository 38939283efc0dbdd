import {
  type Entry,
  type Game,
  type GameEvent,
  isUndo,
  type Match,
  type PendingSince,
  pendingSinceAfter,
  play,
  replayedChance,
  type Seat,
  undo,
} from '@belfry/kernel';
import type { IdentityId, Instant, Person, TableId } from '@belfry/protocol';
import type { StoredEntry } from '../store/entries.ts';
import type { Head, SeatRecord, TableRecord } from '../store/records.ts';

/** An entry with what happened; the events are raw and must go through `eventFor` before anybody gets them. */
export interface Recorded {
  readonly entry: Entry;
  readonly events: readonly GameEvent[];
  readonly at: Instant;
}

/** Somebody who looks at a table over a socket: as one seat, or as a spectator. */
export interface Watcher {
  readonly identity: IdentityId;
  seat: Seat | null;
  /** The last entry a delayed spectator has been shown. */
  shown: number;
  send(frame: string): void;
}

/** The match of a table, folded. */
export interface LiveMatch {
  readonly match: Match;
  /** The last entries with their events; older ones are folded anew when somebody asks. */
  recent: Recorded[];
  /** Entries by the request that made them. */
  readonly requests: Map<string, number>;
  owed: PendingSince;
}

/** A table in memory: a cache of the store that can be thrown away at any moment between two pieces of work. */
export interface LiveTable {
  readonly id: TableId;
  readonly game: Game;
  table: TableRecord;
  seats: readonly SeatRecord[];
  people: ReadonlyMap<IdentityId, Person>;
  head: Head | null;
  /** Null while the table gathers, and when the table has long been idle. */
  live: LiveMatch | null;
  readonly watchers: Set<Watcher>;
  /** The seats that other nodes say are connected there. */
  readonly elsewhere: Map<string, { readonly seats: number; readonly at: Instant }>;
  /** The last entry the watchers have been told of. */
  announced: number;
  lastChat: number;
  usedAt: Instant;
  /** The end of the line of work on this table. */
  queue: Promise<unknown>;
}

const KEPT_EVENTS = 24;

/** Work on one table happens one piece after the other; a position that is not yet committed is never seen by the next piece. */
export function exclusively<T>(table: LiveTable, work: () => Promise<T>): Promise<T> {
  const result = table.queue.then(work);
  table.queue = result.catch(() => undefined);
  return result;
}

export function seqOf(live: LiveMatch): number {
  return live.match.log.entries.length;
}

export function pendingSeats(live: LiveMatch): Seat[] {
  return live.match.game.pending(live.match.state).map((decision) => decision.seat);
}

/** Lets a stored entry happen again in memory. */
export function replayEntry(live: LiveMatch, { entry, at, request }: StoredEntry): Recorded {
  const { match } = live;
  const events: GameEvent[] = [];
  if (isUndo(entry)) undo(match, entry.seat, entry.undo, entry.consent);
  else play(match, entry.seat, match.game.read(entry.move), replayedChance(entry.chance), (event) => events.push(event), entry.by);
  return record(live, { entry, events, at }, request);
}

/** Notes an entry that has just been played in memory. */
export function record(live: LiveMatch, recorded: Recorded, request: string | null): Recorded {
  live.recent.push(recorded);
  if (live.recent.length > KEPT_EVENTS * 2) live.recent = live.recent.slice(-KEPT_EVENTS);
  if (request !== null) live.requests.set(request, recorded.entry.seq);
  live.owed = pendingSinceAfter(live.owed, live.match);
  return recorded;
}
