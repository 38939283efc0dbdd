/** What self-play found the features of a game to be worth; made by `belfry train`. */
export interface Weights {
  /** Units between the features and the judgement; 0 makes the judgement a plain weighted sum. */
  readonly hidden: number;
  /** Points that one unit of the expected score stands for. */
  readonly points: number;
  readonly numbers: readonly number[];
  /** The command that learnt them, and what came of it. */
  readonly made: { readonly command: string; readonly games: number; readonly loss: number };
}

/**
 * What a network that sees the whole table has learnt. All numbers are whole, in units of 1/4096: sums of their products with features are exact, in whichever order they
 * are added up, so a sum that is brought up to date with what changed is the same as one made anew.
 */
export interface TableWeights {
  readonly hidden: number;
  /** Points that one unit of the expected score stands for. */
  readonly points: number;
  /**
   * For each feature what it adds to the units of its own seat, to the units of the others, to the strength and to the score of its own seat; then the biases of the units
   * and of the score; then what the units add to strength and to the score.
   */
  readonly numbers: readonly number[];
  /** How they were learnt. */
  readonly made: { readonly command: string; readonly games: number; readonly loss: number };
}

/** What a game has learnt for its bots. */
export interface LearntWeights {
  readonly weights: Weights;
  /** What is judged by instead, where it was learnt from Masters' own games. */
  readonly table?: {
    readonly weights: TableWeights;
    /** At smaller tables, of which they learnt from too few, everybody judges by `weights`. */
    readonly seatsFrom: number;
    /** Who judges by it. A Journeyman should where `weights` were learnt under other rules than today's. */
    readonly levels: readonly ('journeyman' | 'master')[];
  };
}
