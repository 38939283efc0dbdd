import {
  createMatch,
  type Entry,
  type Game,
  type GameEvent,
  type Header,
  isUndo,
  itemAt,
  type Match,
  type NewMatch,
  play,
  replayEntry,
  replayedChance,
  type Seat,
  undo,
} from '@belfry/kernel';
import { type PendingSince, pendingSinceAfter } from './pending-since.ts';
import { refuse } from './refused.ts';

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
  /** The last entries with their events; older ones are told again when somebody asks. */
  recent: Recorded[];
  /** Entries by the request that made them. */
  readonly requests: Map<string, number>;
  pendingSince: PendingSince;
}

/** Enough for whoever was away for a moment. */
const KEPT_EVENTS = 24;

/** Deals a new match on a key, from which all its chance derives. */
export function dealMatch(game: Game, spec: NewMatch & { readonly key: string }, now: Instant): LiveMatch {
  return around(createMatch(game, spec), now);
}

/** The match a stored log tells. Every move is checked against the rules. */
export function openMatch(game: Game, header: Header, entries: readonly StoredEntry[], begunAt: Instant): LiveMatch {
  const live = asDealt(game, header, begunAt);
  for (const entry of entries) receive(live, entry);
  return live;
}

function around(match: Match, begunAt: Instant): LiveMatch {
  return { match, begunAt, times: [], recent: [], requests: new Map(), pendingSince: pendingSinceAfter(new Map(), match) };
}

/** A stored match before its first entry. */
export function asDealt(game: Game, header: Header, begunAt: Instant, emit?: (event: GameEvent) => void): LiveMatch {
  if (header.rules !== game.rulesVersion) throw refuse('other-rules', { theirs: header.rules, ours: game.rulesVersion });
  const chance = replayedChance(header.chance);
  const made = createMatch(game, header, () => chance, emit);
  return around({ ...made, log: { header, entries: [] } }, begunAt);
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
  live.recent.push(recorded);
  if (live.recent.length > KEPT_EVENTS * 2) live.recent = live.recent.slice(-KEPT_EVENTS);
  if (request !== null) live.requests.set(request, recorded.entry.seq);
  live.pendingSince = pendingSinceAfter(live.pendingSince, live.match);
  return recorded;
}

/** The whole story, from the deal on: what happened at each entry, and the match as it stood then. */
export function retell({ match, begunAt, times }: LiveMatch, hear: (happening: Happening, then: Match) => void): void {
  const dealt: GameEvent[] = [];
  const again = asDealt(match.game, match.log.header, begunAt, (event) => dealt.push(event)).match;
  hear({ entry: null, events: dealt, at: begunAt }, again);
  match.log.entries.forEach((entry, i) => {
    const at = itemAt(times, i);
    const events: GameEvent[] = [];
    replayEntry(again, entry, (event) => events.push(event));
    hear({ entry, events, at }, again);
  });
}

/** The entries after `after` with their events; with a negative one also the setup. From memory where they are recent. */
export function happeningsSince(live: LiveMatch, after: number): readonly Happening[] {
  const first = live.recent[0]?.entry.seq ?? seqOf(live) + 1;
  if (after >= 0 && first <= after + 1) return live.recent.filter(({ entry }) => entry.seq > after);
  const all: Happening[] = [];
  retell(live, (happening) => {
    if ((happening.entry?.seq ?? 0) > after) all.push(happening);
  });
  return all;
}
