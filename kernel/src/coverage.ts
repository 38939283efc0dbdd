import type { GameEvent } from './dealer.ts';
import type { Options } from './options.ts';

/** A position for perft: set up under the seed, followed by that many random moves under the same seed. */
export interface NamedPosition {
  readonly players: number;
  readonly seed: number;
  readonly moves: number;
  readonly options?: Options;
}

/** A card with its own effect. */
export interface CastMember {
  readonly id: string;
  /** The clause that defines its effect. */
  readonly clause: string;
}

/** What to count in a game, to verify that all of it is played and tested. */
export interface Coverage<E extends GameEvent = GameEvent> {
  readonly positions: Readonly<Record<string, NamedPosition>>;
  /** Everything whose use is counted (actions, cards, effects), and the tags of an event. */
  readonly usage: readonly string[];
  uses(event: E): readonly string[];
  /** Cards with their own effect: each needs a scenario that names it, besides those of its clause. */
  readonly cast?: readonly CastMember[];
}
