import { randomBytes } from 'node:crypto';
import { type Chance, seededChance } from '@belfry/kernel';

/** What a trial leaves to chance. All of it comes from one seed, which is told and can be given again. */
export interface Luck extends Chance {
  /** A number from 0 to below 1. */
  fraction(): number;
  bytes(count: number): Buffer;
  /** Luck of its own for a part of the trial: what other parts draw meanwhile does not change it. */
  for(part: string): Luck;
}

/** The seed is that of BELFRY_SEED, else a new one. */
export function startLuck(trial: string, seed = process.env.BELFRY_SEED ?? randomBytes(4).toString('hex')): Luck {
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
