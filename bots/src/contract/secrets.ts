import type { Chance, GameView, Seat } from '@belfry/kernel';

/** For games with secret choices: what others can infer about them, and what a seat should not reveal. */
export interface Secrets<S = unknown, V extends GameView = GameView> {
  /** Tells whether this seat now chooses by what others keep from it. Search then lets it guess from its own view. */
  guesses(state: S, seat: Seat): boolean;
  /**
   * Returns a generator of states that fit the view, likelier ones more often: other seats are assumed to have chosen in secret what is
   * good for them. `appeal` returns the relative likelihood of a choice, given the seat and the state that the choice leads to. Without
   * secrets all states that fit are equally likely.
   */
  believe(view: V, chance: Chance, appeal: (state: S, seat: Seat) => number): () => S;
  /** Tells whether others would gain by predicting this choice. Bots then vary between moves that are about equal. */
  varies(state: S, seat: Seat): boolean;
}
