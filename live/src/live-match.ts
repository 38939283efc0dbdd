import {
  createMatch,
  type Entry,
  type GameEvent,
  type Header,
  isUndo,
  type Match,
  type NewMatch,
  noteOf,
  play,
  type Rules,
  replayEntry,
  replayedChance,
  type Seat,
  undo,
} from '@belfry/kernel';
import { type PendingSince, pendingSinceAfter } from './pending-since.ts';
import { refuse } from './refusals.ts';

/** Milliseconds since 1970, on the host's clock. */
export type Instant = number;

/**
 * The events of an entry, or (entry null) of the deal. The events are raw: they must pass through `game.eventFor` before anyone sees them.
 */
export interface Happening {
  readonly entry: Entry | null;
  readonly events: readonly GameEvent[];
  readonly at: Instant;
}

export interface Recorded extends Happening {
  readonly entry: Entry;
}

/** An entry as a host stores it: when it was written, and the request that made it. */
export interface StoredEntry {
  readonly entry: Entry;
  readonly at: Instant;
  readonly request: string | null;
}

/** A match in memory. All of it follows from what the host stores, so it can be dropped and reopened at any time. */
export interface LiveMatch {
  readonly match: Match;
  readonly begunAt: Instant;
  /** When each entry was written; index 0 is entry 1. */
  readonly times: Instant[];
  /** The events by number: first the deal, then every entry. Kept, so that resending them needs no replay. */
  readonly happenings: Happening[];
  /** A copy of the match every CHECKPOINT_EVERY entries, starting with the deal. */
  readonly checkpoints: Match[];
  /** Entry numbers by the request that made them. */
  readonly requests: Map<string, number>;
  pendingSince: PendingSince;
}

/** The number of entries between checkpoints: the most that must be replayed to rebuild the match after any entry. */
const CHECKPOINT_EVERY = 64;

/** Deals a new match from a key, from which all its chance derives. */
export function dealMatch(game: Rules, spec: NewMatch & { readonly key: string }, now: Instant): LiveMatch {
  return around(now, (emit) => createMatch(game, spec, undefined, emit));
}

/** Opens the match of a stored log. Checks every move against the rules. */
export function openMatch(game: Rules, header: Header, entries: readonly StoredEntry[], begunAt: Instant): LiveMatch {
  const live = asDealt(game, header, begunAt);
  for (const entry of entries) receive(live, entry);
  return live;
}

function around(begunAt: Instant, deal: (emit: (event: GameEvent) => void) => Match): LiveMatch {
  const events: GameEvent[] = [];
  const match = deal((event) => events.push(event));
  const dealt: Happening = { entry: null, events, at: begunAt };
  const pendingSince = pendingSinceAfter(new Map(), match);
  return { match, begunAt, times: [], happenings: [dealt], checkpoints: [copyOf(match)], requests: new Map(), pendingSince };
}

/** Returns a stored match before its first entry. */
export function asDealt(game: Rules, header: Header, begunAt: Instant): LiveMatch {
  if (header.rules !== game.rulesVersion) throw refuse('other-rules', { theirs: header.rules, ours: game.rulesVersion });
  const chance = replayedChance(header.chance);
  return around(begunAt, (emit) => ({ ...createMatch(game, header, () => chance, emit), log: { header, entries: [] } }));
}

export function seqOf({ times }: LiveMatch): number {
  return times.length;
}

export function pendingSeats({ pendingSince }: LiveMatch): Seat[] {
  return [...pendingSince.keys()];
}

export function isOver({ pendingSince }: LiveMatch): boolean {
  return pendingSince.size === 0;
}

/** Applies an entry that is already stored. */
export function receive(live: LiveMatch, { entry, at, request }: StoredEntry): Recorded {
  const { match } = live;
  const events: GameEvent[] = [];
  if (isUndo(entry)) undo(match, entry.seat, entry.undo, entry.consent);
  else play(match, entry.seat, match.game.read(entry.move), replayedChance(entry.chance), (event) => events.push(event), noteOf(entry));
  return record(live, { entry, events, at }, request);
}

/** Applies an entry that was checked before, on the way to a later one. */
export function follow(live: LiveMatch, entry: Entry, at: Instant): Recorded {
  const events: GameEvent[] = [];
  replayEntry(live.match, entry, (event) => events.push(event));
  return record(live, { entry, events, at }, null);
}

/** Records an entry that has just been made in memory. */
export function record(live: LiveMatch, { entry, events, at }: Recorded, request: string | null): Recorded {
  // A copy, because a list that has grown by pushing keeps room for sixteen more.
  const recorded = { entry, events: events.slice(), at };
  live.times.push(at);
  live.happenings.push(recorded);
  if (seqOf(live) % CHECKPOINT_EVERY === 0) live.checkpoints.push(copyOf(live.match));
  if (request !== null) live.requests.set(request, entry.seq);
  live.pendingSince = pendingSinceAfter(live.pendingSince, live.match);
  return recorded;
}

/** Returns the events after entry `after`, for at most that many entries; if `after` is negative, starting with the deal. */
export function happeningsSince({ happenings }: LiveMatch, after: number, most = Number.POSITIVE_INFINITY): readonly Happening[] {
  const first = Math.max(0, after + 1);
  return happenings.slice(first, first + most);
}

/** Returns a copy of the match after an entry, to continue from there. The cost does not grow with the length of the match. */
export function matchAfter({ match: { log }, checkpoints }: LiveMatch, seq: number): Match {
  const nearest = checkpoints[Math.floor(seq / CHECKPOINT_EVERY)];
  if (nearest === undefined) throw new RangeError(`the match has ${log.entries.length} entries, not ${seq}`);
  const match = copyOf(nearest);
  for (const entry of log.entries.slice(match.log.entries.length, seq)) replayEntry(match, entry);
  return match;
}

function copyOf({ game, log, state, line, snapshots }: Match): Match {
  return {
    game,
    log: { header: log.header, entries: [...log.entries] },
    state: game.clone(state),
    line: [...line],
    snapshots: new Map(snapshots),
  };
}
