import { type GameEvent, type GameView, isUndo, itemAt, type Rules, replayEntry, type Seat, undoPoints, type Viewer } from '@belfry/kernel';
import { type Happening, happeningsSince, type Instant, type LiveMatch, matchAfter, seqOf } from './live-match.ts';

// Everything a match sends out is made in this file: views and events as the game releases them to one viewer.

/** One entry of the match as a viewer may know it. Entry 0 is the setup. */
export interface Step {
  readonly seq: number;
  /** Who made the entry; null for the setup. */
  readonly seat: Seat | null;
  readonly at: Instant;
  readonly events: readonly GameEvent[];
  /** The move in notation: shown to its player, and to everyone after the match. */
  readonly move?: string;
  /** Which bot moved, if it was not the person in the seat. */
  readonly by?: string;
  /** Set if this entry is an undo: the match returns to the state after entry `undo`. */
  readonly undo?: number;
}

/** The position for one viewer. */
export interface Position {
  readonly seq: number;
  readonly viewer: Viewer;
  readonly view: GameView;
  /** The viewer's legal moves in notation; empty when the viewer owes no decision. */
  readonly legal: readonly string[];
  /** Entries the viewer may undo to without asking anyone, nearest first. */
  readonly undo: readonly number[];
}

export function positionFor(live: LiveMatch, viewer: Viewer): Position {
  const { game, state, line } = live.match;
  return {
    seq: seqOf(live),
    viewer,
    view: game.view(state, viewer),
    legal: typeof viewer === 'number' ? game.legal(state, viewer).map((move) => game.write(move)) : [],
    undo: typeof viewer === 'number' ? undoPoints(line, viewer).points : [],
  };
}

export function stepFor(game: Rules, { entry, events, at }: Happening, viewer: Viewer): Step {
  if (entry === null) return { seq: 0, seat: null, at, events: eventsFor(game, events, viewer) };
  const { seq, seat } = entry;
  if (isUndo(entry)) return { seq, seat, at, events: [], undo: entry.undo };
  return {
    seq,
    seat,
    at,
    events: eventsFor(game, events, viewer),
    ...(viewer === seat || viewer === 'open' ? { move: entry.move } : {}),
    ...(entry.by === undefined ? {} : { by: entry.by }),
  };
}

function eventsFor(game: Rules, events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.map((event) => game.eventFor(event, viewer)).filter((event): event is GameEvent => event !== null);
}

/** Returns the entries after `after` for a viewer, at most `most`; if `after` is negative, starting with the setup as entry 0. */
export function stepsSince(live: LiveMatch, viewer: Viewer, after: number, most?: number): Step[] {
  return happeningsSince(live, after, most).map((happening) => stepFor(live.match.game, happening, viewer));
}

/** A frame of a match's replay for one viewer: an entry, and the view after it. */
export interface Frame {
  readonly step: Step;
  readonly view: GameView;
}

/** Returns the frames of some entries, by default of all; the first frame is the setup. */
export function replayFor(live: LiveMatch, viewer: Viewer, first = 0, last = seqOf(live)): Frame[] {
  if (first > last) return [];
  const match = matchAfter(live, first);
  return stepsSince(live, viewer, first - 1, last - first + 1).map((step) => {
    if (step.seq > first) replayEntry(match, itemAt(live.match.log.entries, step.seq - 1));
    return { step, view: match.game.view(match.state, viewer) };
  });
}
