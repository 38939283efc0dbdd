import { recordedChance, seededChance } from './chance.ts';
import type { GameEvent } from './dealer.ts';
import { resolveMove } from './notation.ts';
import type { Refusal, Rules } from './rules.ts';
import type { Seat } from './seat.ts';
import { undoBarrierOf } from './undo.ts';
import type { GameView } from './view.ts';

/**
 * The rules for a player who knows only a view: every state that fits the view has the same legal moves, and refuses others for the same
 * reasons.
 */
export interface Deduction<M = unknown> {
  legal(seat: Seat): M[];
  accepts(seat: Seat, move: M): boolean;
  refusal(seat: Seat, move: M): Refusal;
  /** Returns the move that the words stand for, in full or abbreviated; it need not be legal. */
  resolve(seat: Seat, words: string): M;
}

export function deduceFrom<M, V extends GameView>(game: Rules<unknown, M, GameEvent, V>, view: V): Deduction<M> {
  let fitting: { readonly state: unknown } | null = null;
  const state = (): unknown => {
    fitting ??= { state: game.determinize(view, seededChance('deduction')) };
    return fitting.state;
  };
  return {
    legal: (seat) => game.legal(state(), seat),
    accepts: (seat, move) => game.accepts(state(), seat, move),
    refusal: (seat, move) => game.refusal(state(), seat, move),
    resolve: (seat, words) => resolveMove(game, state(), seat, words),
  };
}

/** A possible result of a move: the mover's view afterwards, the events, and whether it could not be undone freely. */
export interface Trial<V extends GameView = GameView> {
  readonly view: V;
  readonly events: readonly GameEvent[];
  readonly lasting: boolean;
}

/** Tries a move in one of the states that fit the view; another seed gives another such state, and other luck. */
export function tryMove<M, V extends GameView>(
  game: Rules<unknown, M, GameEvent, V>,
  view: V,
  seat: Seat,
  move: M,
  seed: string | number,
): Trial<V> {
  const chance = seededChance(seed);
  const state = game.determinize(view, chance);
  const outcomes: number[] = [];
  const events: GameEvent[] = [];
  game.apply(state, seat, move, { chance: recordedChance(chance, outcomes), emit: (event) => events.push(event) });
  return { view: game.view(state, seat), events, lasting: undoBarrierOf(game, outcomes, events) !== null };
}

/** How far and how often the match is played on to see what a seat may be asked. */
const MOST_ENTRIES = 200;
const WAYS_ON = 3;

/**
 * Returns moves that a seat may have when it is asked next, by their notation: those it has in states that fit the view, after the others
 * have made random moves. There may be others, and none of these is certain.
 */
export function movesAhead<M, V extends GameView>(game: Rules<unknown, M, GameEvent, V>, view: V, seat: Seat): ReadonlyMap<string, M> {
  const found = new Map<string, M>();
  for (let way = 0; way < WAYS_ON; way++) {
    const chance = seededChance(`ahead ${way}`);
    const state = game.determinize(view, chance);
    for (let entries = 0; entries < MOST_ENTRIES; entries++) {
      const pending = game.pending(state);
      const [first] = pending;
      if (first === undefined) break;
      if (pending.some((decision) => decision.seat === seat)) {
        for (const move of game.legal(state, seat)) found.set(game.write(move), move);
        break;
      }
      const moves = game.legal(state, first.seat);
      const move = moves[chance.below(moves.length)];
      if (move === undefined) break;
      game.apply(state, first.seat, move, { chance });
    }
  }
  return found;
}
