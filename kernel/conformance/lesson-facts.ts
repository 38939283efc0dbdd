import { type GameView, itemAt } from '../src/index.ts';

/** What a sentence of a lesson may take its numbers from: the position in which it is said, the one the solution leads to, and the tables of the game. */
export interface Source<V extends GameView & { readonly seats: readonly unknown[] }, T> {
  readonly view: V;
  readonly next: V;
  /** The learner, before and after the solution. */
  readonly me: V['seats'][number];
  readonly then: V['seats'][number];
  seat(seat: number): V['seats'][number];
  readonly told: T;
}

/** The numbers a sentence says, by its key. */
export type Facts<V extends GameView & { readonly seats: readonly unknown[] }, T> = Readonly<
  Record<string, (source: Source<V, T>) => readonly number[]>
>;

/** How many things a sentence itself lists or speaks of. */
export const listed = (count: number): number => count;

/** A sentence of a lesson: its key, the view in which it is said, and the view after the solution. */
export interface SaidInLesson {
  readonly key: string;
  readonly now: GameView;
  readonly after: GameView;
}

/** Gives the numbers that each sentence of a game's lessons should say. */
export function numbersByFacts<V extends GameView & { readonly seats: readonly unknown[] }, T>(
  facts: Facts<V, T>,
  told: T,
): (said: SaidInLesson) => readonly number[] {
  return ({ key, now, after }) => {
    // A game shows its own views.
    const [view, next] = [now, after] as [V, V];
    const [me, then] = [itemAt(view.seats, 0), itemAt(next.seats, 0)];
    return facts[key]?.({ view, next, me, then, seat: (seat) => itemAt(view.seats, seat), told }) ?? [];
  };
}
