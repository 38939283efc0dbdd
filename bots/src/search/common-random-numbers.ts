import type { Chance } from '@belfry/kernel';

/** Luck that can be had again. */
export interface CommonRandomNumbers extends Chance {
  /** From now on other luck than before. */
  renew(): void;
  /** From now on the same luck again as since the last renewal. */
  repeat(): void;
}

/** Fine enough for any bound of the rules. */
const GRAIN = 2 ** 30;

/**
 * The same dice and the same cards for every move that is compared: then a difference between two moves is a difference between the moves, and far
 * fewer trials tell them apart.
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
