import type { Judge } from '@belfry/bots';

/** Positions of one game, seat by seat, and how the game ended. */
export interface Episode {
  readonly seats: number;
  /** One row of features for each seat of each position. */
  readonly rows: Float32Array;
  readonly shares: readonly number[];
  readonly totals: readonly number[];
}

/** Positions of a game between Masters, with what their searches found; first the one that was searched, then some that moves would have led to. */
export interface SearchedEpisode extends Episode {
  /** Each seat's share of the win as it was found, position by position. */
  readonly found: Float32Array;
  /** By position: how far that is to be trusted, 0 to 1. */
  readonly trust: Float32Array;
  /** By position: 1 where the game went on from there, so that the result says something about it. */
  readonly played: Uint8Array;
  /** By position: the seat that chooses there, or whose move leads there. */
  readonly mover: Uint8Array;
  /** By position: 1 where a search began; what follows, up to the next one, are positions that its moves lead to. */
  readonly searched: Uint8Array;
}

/** The features of every seat of a position, one row after another. */
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
