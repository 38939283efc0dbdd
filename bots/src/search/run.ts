import type { Chance, Dealer, GameEvent, Seat } from '@belfry/kernel';
import type { Judge } from '../evaluation/judge.ts';
import type { MoveKeys } from './move-keys.ts';
import type { SearchParams } from './search-params.ts';

/** What one search works with. */
export interface Run {
  readonly judge: Judge;
  readonly params: SearchParams;
  /** The seat that searches. */
  readonly seat: Seat;
  /** Deals what happens in the game; the same luck for every move that is compared, see `common-random-numbers.ts`. */
  readonly dealer: Dealer<GameEvent>;
  /** The luck of everything that is only considered. */
  readonly chance: Chance;
  readonly keyOf: MoveKeys;
}
