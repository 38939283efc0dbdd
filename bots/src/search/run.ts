import type { Chance, Dealer, GameEvent, Seat } from '@belfry/kernel';
import type { Judge } from '../evaluation/judge.ts';
import type { Knobs } from './knobs.ts';
import type { MoveKeys } from './move-keys.ts';

/** What one search works with. */
export interface Run {
  readonly judge: Judge;
  readonly knobs: Knobs;
  /** The seat that searches. */
  readonly seat: Seat;
  /** Deals what happens in the game; the same luck for every move that is compared, see `fate.ts`. */
  readonly dealer: Dealer<GameEvent>;
  /** The luck of everything that is only considered. */
  readonly chance: Chance;
  readonly keyOf: MoveKeys;
}
