import { type Judge, judgedShares } from '../evaluation/judge.ts';

/** A determinized state, and its judgement before any move. */
export interface World {
  readonly state: unknown;
  readonly shares: Float64Array;
}

export function worldOf(judge: Judge, state: unknown): World {
  return { state, shares: judgedShares(judge, state) };
}

export function meanShares(worlds: readonly World[]): Float64Array {
  const mean = new Float64Array(worlds[0].shares.length);
  for (const { shares } of worlds) for (let s = 0; s < mean.length; s++) mean[s] += shares[s] / worlds.length;
  return mean;
}

/**
 * Returns how lucky a world is for each seat before any move, relative to the mean of the worlds. It is subtracted from results there, so
 * that a move does not look better for having been tried in better worlds.
 */
export function luckOf({ shares }: World, mean: Float64Array): Float64Array {
  return without(shares, mean);
}

export function without(shares: Float64Array, less: Float64Array): Float64Array {
  const rest = new Float64Array(shares.length);
  for (let s = 0; s < rest.length; s++) rest[s] = shares[s] - less[s];
  return rest;
}
