import type { Seat } from '@belfry/kernel';

/**
 * A move that prepares another one of the same turn and can be made later just as well, such as a purchase with gold, which keeps. Several of
 * them lead to the same in any order.
 */
export interface Preparation<S, M> {
  isOne(state: S, seat: Seat, move: M): boolean;
  /** Tells whether this move may come between a preparation and its aim. */
  isMore(move: M): boolean;
  /** Tells whether such preparations are made for this move. */
  isAim(move: M): boolean;
  /** Tells whether the seat already made such a preparation this turn. */
  isUnderWay(state: S): boolean;
  /** Tells whether an aim lacks, in this state, what this preparation brings. */
  serves(state: S, seat: Seat, move: M, aim: M): boolean;
}

/** Where a seat can plan its own turns without predicting the others. */
export interface OwnPlan<S = unknown> {
  /** Tells whether the state is at the start of such a plan or within one. */
  isNow(state: S, seat: Seat): boolean;
  /** Skips the other seats' turns up to the next own turn that can be planned; false if there is none. */
  passOthers?(state: S, seat: Seat): boolean;
}

/** The end of the game, as far as a seat can still score points on its own. */
export interface LastTurn<S = unknown> {
  /** Returns how many own turns are left, this one included, if everything the seat still does can be calculated; 0 if it cannot. */
  turnsLeft(state: S, seat: Seat): number;
  /** Returns the seat's points if the game ended here. */
  points(state: S, seat: Seat): number;
  /** Returns the same plus an estimate of what its goods may still bring, if the seat has more turns. */
  promise?(state: S, seat: Seat): number;
  /** Skips the other seats' turns up to the seat's next one; false if there is none. */
  passOthers?(state: S, seat: Seat): boolean;
}

/** What a seat can calculate from its own moves alone. */
export interface Plans<S = unknown, M = unknown> {
  /** Where a seat can calculate the rest of the game on its own: its last turn, or its last round. */
  readonly lastTurn?: LastTurn<S>;
  /** Where a seat can plan its own turns: this one, or those of the round. */
  readonly ownPlan?: OwnPlan<S>;
  /** Moves that are worthwhile only for what they make possible in the same turn. */
  readonly preparation?: Preparation<S, M>;
}
