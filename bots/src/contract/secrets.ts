import type { Chance, GameView, Seat } from '@belfry/kernel';

/** Where players choose in secret: what others can guess of it, and what one should not let them guess. */
export interface Secrets<S = unknown, V extends GameView = GameView> {
  /** Does this seat now choose by what others keep from it? Search then lets it guess from its own view. */
  guesses(state: S, seat: Seat): boolean;
  /**
   * States that fit the view, the likelier ones more often: others who chose in secret chose what is good for them. `appeal` tells, for a seat and the state a
   * choice leads to, how likely the choice is in proportion to others. Without secrets all states that fit are alike.
   */
  believe(view: V, chance: Chance, appeal: (state: S, seat: Seat) => number): () => S;
  /** Would others gain by foreseeing this choice? Bots then vary between moves that are about as good. */
  varies(state: S, seat: Seat): boolean;
}
