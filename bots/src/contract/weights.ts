/** The weights of a game's features, learnt from self-play by `belfry train`. */
export interface Weights {
  /** Hidden units between the features and the judgement; 0 makes the judgement a plain weighted sum. */
  readonly hidden: number;
  /** Points per unit of the expected score. */
  readonly points: number;
  readonly numbers: readonly number[];
  /** The command that learnt them, and its result. */
  readonly made: { readonly command: string; readonly games: number; readonly loss: number };
}

/**
 * What a network that sees the whole table has learnt. All numbers are integers, in units of 1/4096: sums of their products with features
 * are exact in any order, so an incremental update gives the same sum as a fresh calculation.
 */
export interface TableWeights {
  readonly hidden: number;
  /** Points per unit of the expected score. */
  readonly points: number;
  /**
   * For each feature what it adds to the units of its own seat, to the units of the others, to the strength and to the score of its own
   * seat; then the biases of the units and of the score; then what the units add to the strength and to the score.
   */
  readonly numbers: readonly number[];
  /** The command that learnt them, and its result. */
  readonly made: { readonly command: string; readonly games: number; readonly loss: number };
}

/** The weights a game has for its bots. */
export interface LearntWeights {
  readonly weights: Weights;
  /** A network learnt from Masters' own games, which replaces `weights` where it applies. */
  readonly table?: {
    readonly weights: TableWeights;
    /** The smallest table that uses it. Training had too few games at smaller tables, where every bot judges by `weights`. */
    readonly seatsFrom: number;
    /** The levels that use it. A Journeyman should where `weights` were learnt under older rules. */
    readonly levels: readonly ('journeyman' | 'master')[];
  };
}
