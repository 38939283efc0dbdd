import {
  createMatch,
  type Entry,
  type GameEvent,
  type Header,
  isUndo,
  type Match,
  type NewMatch,
  play,
  type Rules,
  replayEntry,
  replayedChance,
  type Seat,
  undo,
} from '@belfry/kernel';
import { type PendingSince, pendingSinceAfter } from './pending-since.ts';
import { refuse } from './refusals.ts';

/** Milliseconds since 1970, on the clock of the host. */
export type Instant = number;

/** What happened at an entry, or (null) while the match was dealt. The events are raw: nobody gets them but through `game.eventFor`. */
export interface Happening {
  readonly entry: Entry | null;
  readonly events: readonly GameEvent[];
  readonly at: Instant;
}

export interface Recorded extends Happening {
  readonly entry: Entry;
}

/** An entry as a host keeps it: when it was written, and the request that made it. */
export interface StoredEntry {
  readonly entry: Entry;
  readonly at: Instant;
  readonly request: string | null;
}

/** A match in memory. All of it follows from what the host keeps, so it can be thrown away and opened again at any moment. */
export interface LiveMatch {
  readonly match: Match;
  readonly begunAt: Instant;
  /** When each entry was written, the first at 0. */
  readonly times: Instant[];
  /** What happened, by number: first the deal, then every entry. Nothing needs to be played again to be told again. */
  readonly happenings: Happening[];
  /** The match as it stood after every so many entries, the deal first. */
  readonly checkpoints: Match[];
  /** Entries by the request that made them. */
  readonly requests: Map<string, number>;
  pendingSince: PendingSince;
}

/** From one checkpoint to the next; so many entries at most are played again to know how the match stood after any. */
const CHECKPOINT_EVERY = 64;

/** Deals a new match on a key, from which all its chance derives. */
export function dealMatch(game: Rules, spec: NewMatch & { readonly key: string }, now: Instant): LiveMatch {
  return around(now, (emit) => createMatch(game, spec, undefined, emit));
}

/** The match a stored log tells. Every move is checked against the rules. */
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

/** A stored match before its first entry. */
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

/** Takes over an entry that somebody else has stored. */
export function receive(live: LiveMatch, { entry, at, request }: StoredEntry): Recorded {
  const { match } = live;
  const events: GameEvent[] = [];
  if (isUndo(entry)) undo(match, entry.seat, entry.undo, entry.consent);
  else play(match, entry.seat, match.game.read(entry.move), replayedChance(entry.chance), (event) => events.push(event), entry.by);
  return record(live, { entry, events, at }, request);
}

/** Takes over an entry that was checked before, on the way to a later one. */
export function follow(live: LiveMatch, entry: Entry, at: Instant): Recorded {
  const events: GameEvent[] = [];
  replayEntry(live.match, entry, (event) => events.push(event));
  return record(live, { entry, events, at }, null);
}

/** Notes an entry that has just been made in memory. */
export function record(live: LiveMatch, recorded: Recorded, request: string | null): Recorded {
  live.times.push(recorded.at);
  live.happenings.push(recorded);
  if (seqOf(live) % CHECKPOINT_EVERY === 0) live.checkpoints.push(copyOf(live.match));
  if (request !== null) live.requests.set(request, recorded.entry.seq);
  live.pendingSince = pendingSinceAfter(live.pendingSince, live.match);
  return recorded;
}

/** What happened after entry `after`, at so many entries at most; with a negative one first the deal. */
export function happeningsSince({ happenings }: LiveMatch, after: number, most = Number.POSITIVE_INFINITY): readonly Happening[] {
  const first = Math.max(0, after + 1);
  return happenings.slice(first, first + most);
}

/** The match as it stood after an entry, to go on from there. What it costs does not grow with the match. */
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
