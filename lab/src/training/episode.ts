/** Positions of one game, seat by seat, and how the game ended. */
export interface Episode {
  readonly seats: number;
  /** One row of features for each seat of each position. */
  readonly rows: Float32Array;
  readonly shares: readonly number[];
  readonly totals: readonly number[];
}
