import type { Catalogue, Chance, GameView, Language, Seat } from '@belfry/kernel';
import type { Manners } from './manners.ts';
import type { LastTurn, OwnPlan, Preparation } from './planning.ts';
import type { TableWeights, Weights } from './weights.ts';

/** How bots judge a position: numbers that describe a seat, and what they are worth. Bots reach full states through `determinize` alone. */
export interface Evaluation<S = unknown, M = unknown, V extends GameView = GameView> {
  /** One name for each number; `text` says under `feature.<name>` what it gains a player, where a player would call it a gain. */
  readonly features: readonly string[];
  readonly text: Readonly<Record<Language, Catalogue>>;
  /** The features one wants low; of all others more is better. It decides how a reason is put into words. */
  readonly dangers: readonly string[];
  seats(state: S): number;
  /** Writes the numbers of a seat into `out`, about -1 to 1 each. Search asks at every leaf, so it must be quick. */
  measure(state: S, seat: Seat, out: Float64Array): void;
  /** Does this seat now choose by what others keep from it? Search then lets it guess from its own view. */
  guesses?(state: S, seat: Seat): boolean;
  /**
   * States that fit the view, the likelier ones more often: others who chose in secret chose what is good for them. `appeal` tells, for a seat and the state a
   * choice leads to, how likely the choice is in proportion to others. Without this all states that fit are alike.
   */
  believe?(view: V, chance: Chance, appeal: (state: S, seat: Seat) => number): () => S;
  /** Would others gain by foreseeing this choice? Bots then vary between moves that are about as good. */
  varies?(state: S, seat: Seat): boolean;
  /** The moves worth a thought, for the seat the view was made for: without blunders, and where moves are very many without those that help least. */
  shortlist?(view: V, moves: readonly M[]): readonly M[];
  /** The same within search, quicker and coarser: is this move left out there? Never all of them. */
  omits?(state: S, move: M): boolean;
  /** Moves that are right only for what they make possible in the same turn. */
  readonly preparation?: Preparation<S, M>;
  /** Where the rest of the game can be worked out for a seat alone: its last turn, or its last round. */
  readonly lastTurn?: LastTurn<S>;
  /** Where a seat can plan its own turns: this one, or those of the round. */
  readonly ownPlan?: OwnPlan<S>;
  /** In the middle of an effect or a bargain nothing can be judged: the seat that should decide next, or -1 when all is settled. */
  unsettled?(state: S): Seat;
  /** What moves say about whoever makes them; without it all bots of a level play alike. */
  readonly manners?: Manners<V, M>;
  /** Moves that differ by less, in shares of the win, are alike to a Journeyman; without it it tells all apart. It keeps the levels apart where looking one move ahead is nearly all there is. */
  readonly blur?: number;
  readonly weights: Weights;
  /** What Masters judge by instead, where it was learnt from their own games. */
  readonly tableWeights?: TableWeights;
  /** From so many seats on; at smaller tables, of which they learnt from too few, Masters judge by `weights`. */
  readonly tableWeightsFrom?: number;
  /** Do Journeymen judge by them as well? Where `weights` were learnt on another map than today's, they should. */
  readonly sharesTableWeights?: boolean;
}
