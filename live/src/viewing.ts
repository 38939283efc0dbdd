import { type Game, type GameEvent, type GameView, isUndo, type Seat, undoPoints, type Viewer } from '@belfry/kernel';
import { type Happening, happeningsSince, type Instant, type LiveMatch, retell, seqOf } from './live-match.ts';

// Everything that leaves a match is made in this file: views and events as the game gives them out for one viewer.

/** One entry of the match as a viewer may know it. Entry 0 is the setup. */
export interface Step {
  readonly seq: number;
  /** Who made the entry; null for the setup. */
  readonly seat: Seat | null;
  readonly at: Instant;
  readonly events: readonly GameEvent[];
  /** The move in notation: for whoever made it, and for everybody after the end. */
  readonly move?: string;
  /** Which bot moved, when it was not the person in the seat. */
  readonly by?: string;
  /** This entry takes the match back to the state after entry `undo`. */
  readonly undo?: number;
}

/** Where the match stands for a viewer. */
export interface Position {
  readonly seq: number;
  readonly viewer: Viewer;
  readonly view: GameView;
  /** The legal moves of the viewer in notation; empty when it owes nothing. */
  readonly legal: readonly string[];
  /** Entries the viewer may go back to without asking anybody, nearest first. */
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

export function stepFor(game: Game, { entry, events, at }: Happening, viewer: Viewer): Step {
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

function eventsFor(game: Game, events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.map((event) => game.eventFor(event, viewer)).filter((event): event is GameEvent => event !== null);
}

/** The entries after `after` for a viewer; with a negative one also the setup, as entry 0. */
export function stepsSince(live: LiveMatch, viewer: Viewer, after: number): Step[] {
  return happeningsSince(live, after).map((happening) => stepFor(live.match.game, happening, viewer));
}

/** The story of a match for one viewer: each entry, and the view after it. */
export interface Frame {
  readonly step: Step;
  readonly view: GameView;
}

/** The first frame is the setup. */
export function replayFor(live: LiveMatch, viewer: Viewer): Frame[] {
  const { game } = live.match;
  const frames: Frame[] = [];
  retell(live, (happening, { state }) => frames.push({ step: stepFor(game, happening, viewer), view: game.view(state, viewer) }));
  return frames;
}
