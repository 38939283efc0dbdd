import type { GameView } from '@belfry/kernel';

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
