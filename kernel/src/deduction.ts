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
