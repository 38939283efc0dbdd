import type { Seat } from '@belfry/kernel';

/** A point in the game as far as the searcher can tell points apart: by the moves that led there. */
export interface Node {
  readonly branches: Map<number, Branch>;
  visits: number;
}

/** A move at a node. Which moves there are differs between imagined states, so it counts how often it was there to choose. */
export interface Branch {
  readonly move: unknown;
  readonly sums: Float64Array;
  visits: number;
  available: number;
  next: Node | null;
}

export const newNode = (): Node => ({ branches: new Map(), visits: 0 });

/** A new branch stands for `weight` visits that all ended as its first judgement says. */
export function newBranch(move: unknown, shares: Float64Array, weight: number): Branch {
  const sums = shares.slice();
  for (let s = 0; s < sums.length; s++) sums[s] = (sums[s] as number) * weight;
  return { move, sums, visits: weight, available: weight, next: null };
}

export function meanOf({ sums, visits }: Branch, seat: Seat): number {
  return (sums[seat] as number) / visits;
}

/** Upper confidence bound, by the times the branch could have been chosen. */
export function selectBranch(among: readonly Branch[], seat: Seat, curiosity: number): Branch {
  let best = among[0] as Branch;
  let bestBound = Number.NEGATIVE_INFINITY;
  for (const branch of among) {
    branch.available++;
    const bound = meanOf(branch, seat) + curiosity * Math.sqrt(Math.log(branch.available + 1) / branch.visits);
    if (bound > bestBound) {
      best = branch;
      bestBound = bound;
    }
  }
  return best;
}

/** Notes what was found along the way, less the luck of the world it was found in. */
export function record(path: readonly Branch[], shares: Float64Array, luck: Float64Array): void {
  for (const { sums } of path)
    for (let s = 0; s < sums.length; s++) sums[s] = (sums[s] as number) + (shares[s] as number) - (luck[s] as number);
  for (const branch of path) branch.visits++;
}
