import type { Dealer } from './dealer.ts';
import type { Seat } from './seat.ts';

/**
 * Something a seat still has to decide, as plain data on the agenda of the state.
 * Records that lie together on top of the agenda under one `together` label are owed at the same time.
 */
export interface Decision {
  readonly kind: string;
  readonly seat: Seat;
  readonly together?: string;
}

/** One kind of decision: what may be chosen, and what choosing does. One module each. */
export interface DecisionModule<S, D extends Decision, M, E> {
  readonly kind: D['kind'];
  /** The legal moves. The shared list that highlights, validation, bots and fuzzing all use. */
  options(state: S, decision: D): M[];
  /** For parametric decisions: is this move legal although the bounded list may not name it? */
  accepts?(state: S, decision: D, move: M): boolean;
  /** It may be taken at once, but hangs on what the others owed together with it answer: they come first (`waits` of the game). */
  readonly waits?: true;
  /** Carries the move out. The record has been taken off the agenda; put it back if the seat goes on deciding. */
  choose(state: S, decision: D, move: M, dealer: Dealer<E>): void;
}

export type DecisionModules<S, D extends Decision, M, E> = {
  readonly [K in D['kind']]: DecisionModule<S, Extract<D, { kind: K }>, M, E>;
};
