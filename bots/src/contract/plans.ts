import type { Seat } from '@belfry/kernel';

/** A move that prepares another one of the same turn, because it can as well be made later: a purchase with gold, which keeps. */
export interface Preparation<S, M> {
  isOne(state: S, seat: Seat, move: M): boolean;
  /** May this come between it and what it is made for? */
  isMore(move: M): boolean;
  /** Is this what such moves are made for? */
  isAim(move: M): boolean;
  /** Was one made in this turn? */
  isUnderWay(state: S): boolean;
}

/** Where a seat can plan its own turns without asking what the others will do. */
export interface OwnPlan<S = unknown> {
  /** Is this the beginning of such a plan, or the middle of one? */
  isNow(state: S, seat: Seat): boolean;
  /** Leaves out the turns of the others up to the next own one that can be planned; false when there is none. */
  passOthers?(state: S, seat: Seat): boolean;
}

/** The end of the game as far as a seat can still make points by itself. */
export interface LastTurn<S = unknown> {
  /** How many own turns are left, this one included, where everything the seat still does can be worked out; 0 where it cannot. */
  turnsLeft(state: S, seat: Seat): number;
  /** What the seat would have if the game ended here. */
  points(state: S, seat: Seat): number;
  /** The same with a guess at what its goods may still bring, where more own turns are to come. */
  promise?(state: S, seat: Seat): number;
  /** Leaves out the turns of the others up to the next own one; false when there is none. */
  passOthers?(state: S, seat: Seat): boolean;
}

/** What a seat can work out of the game by its own moves alone. */
export interface Plans<S = unknown, M = unknown> {
  /** Where the rest of the game can be worked out for a seat alone: its last turn, or its last round. */
  readonly lastTurn?: LastTurn<S>;
  /** Where a seat can plan its own turns: this one, or those of the round. */
  readonly ownPlan?: OwnPlan<S>;
  /** Moves that are right only for what they make possible in the same turn. */
  readonly preparation?: Preparation<S, M>;
}
