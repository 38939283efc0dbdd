import { type GameView, itemAt } from '../src/index.ts';

/** The sources of the numbers in a lesson's sentence: the position where it appears, the one after the solution, and the game's tables. */
export interface Source<V extends GameView & { readonly seats: readonly unknown[] }, T> {
  readonly view: V;
  readonly next: V;
  /** The learner, before and after the solution. */
  readonly me: V['seats'][number];
  readonly then: V['seats'][number];
  seat(seat: number): V['seats'][number];
  readonly told: T;
}

/** The expected numbers of each sentence, by its key. */
export type Facts<V extends GameView & { readonly seats: readonly unknown[] }, T> = Readonly<
  Record<string, (source: Source<V, T>) => readonly number[]>
>;

/** Marks a count of things that the sentence itself lists or mentions. */
export const listed = (count: number): number => count;

/** A sentence of a lesson: its key, the view where it appears, and the view after the solution. */
export interface SaidInLesson {
  readonly key: string;
  readonly now: GameView;
  readonly after: GameView;
}

/** Returns a function for the expected numbers of each sentence in a game's lessons. */
export function numbersByFacts<V extends GameView & { readonly seats: readonly unknown[] }, T>(
  facts: Facts<V, T>,
  told: T,
): (said: SaidInLesson) => readonly number[] {
  return ({ key, now, after }) => {
    // Views come from the game itself, so the cast is safe.
    const [view, next] = [now, after] as [V, V];
    const [me, then] = [itemAt(view.seats, 0), itemAt(next.seats, 0)];
    return facts[key]?.({ view, next, me, then, seat: (seat) => itemAt(view.seats, seat), told }) ?? [];
  };
}

/** Where the right answer to a lesson's question stands in English: words of its clause, and the sentence of the lesson that says it. */
export interface AnswerSources {
  readonly rule: string;
  readonly key: string;
  readonly taught: string;
}
