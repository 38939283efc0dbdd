import type { Judge } from '@belfry/bots';

/** Positions of one game, seat by seat, and how the game ended. */
export interface Episode {
  readonly seats: number;
  /** One row of features per seat of each position. */
  readonly rows: Float32Array;
  readonly shares: readonly number[];
  readonly totals: readonly number[];
}

/**
 * Positions of a game between Masters, with the results of their searches: first the searched position, then some that its moves would lead
 * to.
 */
export interface SearchedEpisode extends Episode {
  /** Each seat's share of the win as the search found it, position by position. */
  readonly found: Float32Array;
  /** By position: how reliable that is, 0 to 1. */
  readonly trust: Float32Array;
  /** By position: 1 if the game continued from there, so that the result says something about it. */
  readonly played: Uint8Array;
  /** By position: the seat that chooses there, or whose move leads there. */
  readonly mover: Uint8Array;
  /** By position: 1 if a search started there; the following ones, up to the next 1, are positions that its moves lead to. */
  readonly searched: Uint8Array;
}

/** Returns the features of every seat of a position, one row after another. */
export function rowsOf({ evaluation: { features } }: Judge, state: unknown): Float32Array {
  const seats = features.seats(state);
  const inputs = features.names.length;
  const rows = new Float32Array(seats * inputs);
  const row = new Float64Array(inputs);
  for (let seat = 0; seat < seats; seat++) {
    row.fill(0);
    features.measure(state, seat, row);
    rows.set(row, seat * inputs);
  }
  return rows;
}
