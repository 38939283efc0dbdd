import type { Chance } from '@belfry/kernel';

/** Randomness that can be replayed. */
export interface CommonRandomNumbers extends Chance {
  /** Switches to new random numbers. */
  renew(): void;
  /** Replays the random numbers since the last renewal. */
  repeat(): void;
}

/** Fine enough for any bound in the rules. */
const GRAIN = 2 ** 30;

/**
 * Gives every compared move the same dice and the same cards: a difference between two moves is then due to the moves, and far fewer trials
 * tell them apart.
 */
export function commonRandomNumbers(chance: Chance): CommonRandomNumbers {
  const drawn: number[] = [];
  let at = 0;
  return {
    below(bound) {
      if (bound <= 1) return 0;
      if (at === drawn.length) drawn.push(chance.below(GRAIN) / GRAIN);
      return Math.floor(drawn[at++] * bound);
    },
    renew() {
      drawn.length = 0;
      at = 0;
    },
    repeat() {
      at = 0;
    },
  };
}
