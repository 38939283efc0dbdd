import type { Dealer } from './dealer.ts';
import type { Seat } from './seat.ts';

/**
 * Something a seat still has to decide, as plain data on the agenda of the state. Adjacent records on top of the agenda with the same
 * `together` label are owed at the same time.
 */
export interface Decision {
  readonly kind: string;
  readonly seat: Seat;
  readonly together?: string;
}

/** One kind of decision: its options, and the effect of a choice. One module each. */
export interface DecisionModule<S, D extends Decision, M, E> {
  readonly kind: D['kind'];
  /** Returns the legal moves: the one list for highlights, validation, bots and fuzzing. */
  options(state: S, decision: D): M[];
  /** For parametric decisions: whether this move is legal even if the bounded list does not name it. */
  accepts?(state: S, decision: D, move: M): boolean;
  /**
   * The seat may decide at once, but the decision depends on the answers of the others that owe theirs at the same time, so they come first
   * (`waits` of the game).
   */
  readonly waits?: true;
  /** Carries out the move. The record has been taken off the agenda; put it back if the seat must continue to decide. */
  choose(state: S, decision: D, move: M, dealer: Dealer<E>): void;
}

export type DecisionModules<S, D extends Decision, M, E> = {
  readonly [K in D['kind']]: DecisionModule<S, Extract<D, { kind: K }>, M, E>;
};
