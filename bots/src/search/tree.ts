import type { Seat } from '@belfry/kernel';

/** A point in the game as far as the searcher can distinguish it: by the moves that led there. */
export interface Node {
  readonly branches: Map<number, Branch>;
  visits: number;
  /** How much better for each seat the results were than the first judgement, summed over the visits to the branches. */
  readonly surprise: Float64Array;
  surprises: number;
}

/** A move at a node. Legal moves differ between determinized states, so it counts how often it was available. */
export interface Branch {
  readonly move: unknown;
  readonly home: Node;
  /** Each seat's share of the win by the first judgement, and the sums of the results of later visits. */
  readonly first: Float64Array;
  readonly sums: Float64Array;
  visits: number;
  available: number;
  next: Node | null;
}

export function newNode(seats: number): Node {
  return { branches: new Map(), visits: 0, surprise: new Float64Array(seats), surprises: 0 };
}

export function newBranch(home: Node, move: unknown, first: Float64Array): Branch {
  return { move, home, first, sums: new Float64Array(first.length), visits: 0, available: 0, next: null };
}

/**
 * Returns the estimated value of a branch for a seat. The first judgement counts for `priorVisits` visits. Search finds more (or less) at a
 * node than the first judgement in every branch, so that difference is added to the first judgement; otherwise the first visited branches
 * would look better.
 */
export function promiseOf({ home, first, sums, visits }: Branch, seat: Seat, priorVisits: number): number {
  const shift = home.surprises === 0 ? 0 : home.surprise[seat] / home.surprises;
  return (sums[seat] + priorVisits * (first[seat] + shift)) / (visits + priorVisits);
}

/** Selects a branch by its upper confidence bound, using the times it was available. */
export function selectBranch(among: readonly Branch[], seat: Seat, exploration: number, priorVisits: number): Branch {
  let best = among[0];
  let bestBound = Number.NEGATIVE_INFINITY;
  for (const branch of among) {
    branch.available++;
    const bound =
      promiseOf(branch, seat, priorVisits) + exploration * Math.sqrt(Math.log(branch.available + 1) / (branch.visits + priorVisits));
    if (bound > bestBound) {
      best = branch;
      bestBound = bound;
    }
  }
  return best;
}

/** Records the result along the path, corrected for the luck of its world. */
export function record(path: readonly Branch[], shares: Float64Array, luck: Float64Array): void {
  for (const branch of path) {
    const { home, sums, first } = branch;
    for (let s = 0; s < sums.length; s++) {
      const found = shares[s] - luck[s];
      sums[s] += found;
      home.surprise[s] = home.surprise[s] + found - first[s];
    }
    branch.visits++;
    home.surprises++;
  }
}
