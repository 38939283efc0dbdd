import type { Chance, Dealer, GameEvent, Seat } from '@belfry/kernel';
import type { Judge } from '../evaluation/judge.ts';
import type { MoveKeys } from './move-keys.ts';
import type { SearchParams } from './search-params.ts';

/** The context of one search. */
export interface Run {
  readonly judge: Judge;
  readonly params: SearchParams;
  /** The seat that searches. */
  readonly seat: Seat;
  /** Deals the luck of the game; it is the same for every compared move, see `common-random-numbers.ts`. */
  readonly dealer: Dealer<GameEvent>;
  /** The randomness of everything the search only considers. */
  readonly chance: Chance;
  readonly keyOf: MoveKeys;
}
