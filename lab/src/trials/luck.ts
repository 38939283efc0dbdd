import { randomBytes } from 'node:crypto';
import { type Chance, seededChance } from '@belfry/kernel';

/** The randomness of a trial. It comes from one seed, which is printed and can be set again. */
export interface Luck extends Chance {
  /** Returns a number from 0 up to but not including 1. */
  fraction(): number;
  bytes(count: number): Buffer;
  /** Returns separate randomness for a part of the trial, independent of what other parts draw. */
  for(part: string): Luck;
}

/** Starts from the seed in BELFRY_SEED, otherwise from a new one. */
export function startLuck(trial: string): Luck {
  const seed = process.env.BELFRY_SEED ?? randomBytes(4).toString('hex');
  process.stderr.write(`${trial}: BELFRY_SEED=${seed}\n`);
  return luckOf(`${trial} ${seed}`);
}

function luckOf(seed: string): Luck {
  const chance = seededChance(seed);
  return {
    ...chance,
    fraction: () => chance.below(2 ** 32) / 2 ** 32,
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => chance.below(256))),
    for: (part) => luckOf(`${seed} ${part}`),
  };
}
