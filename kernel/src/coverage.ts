import type { GameEvent } from './dealer.ts';
import type { Options } from './options.ts';

/** A position worth counting from: set up under the seed, then so many random moves under the same seed. */
export interface NamedPosition {
  readonly players: number;
  readonly seed: number;
  readonly moves: number;
  readonly options?: Options;
}

/** A card with an effect of its own. */
export interface CastMember {
  readonly id: string;
  /** The clause its effect stands in. */
  readonly clause: string;
}

/** What is counted of a game, to see that all of it is played and tested. */
export interface Coverage<E extends GameEvent = GameEvent> {
  readonly positions: Readonly<Record<string, NamedPosition>>;
  /** Everything whose use we count (actions, cards, effects), and what an event counts for. */
  readonly usage: readonly string[];
  uses(event: E): readonly string[];
  /** Cards with an effect of their own: each needs a scenario that names it, besides those of its clause. */
  readonly cast?: readonly CastMember[];
}
