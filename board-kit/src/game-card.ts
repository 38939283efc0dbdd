import type { Language } from '@belfry/kernel';
import type { ComponentType } from 'react';

/** A game's entry on the start page. It loads with the first page, so it is small and contains no rules. */
export interface GameCard {
  readonly game: string;
  /** Its place in the list of games, the smallest number first. */
  readonly place: number;
  readonly text: Readonly<Record<Language, { readonly name: string; readonly line: string }>>;
  /** `usual`: the number of players for "Play now". */
  readonly players: { readonly min: number; readonly max: number; readonly usual: number };
  /** The duration of a game at a real table. */
  readonly minutes: { readonly min: number; readonly max: number };
  /** Whether positions can be evaluated, so that there are hints. */
  readonly judged: boolean;
  /** The picture of the game, 300 by 330, as the content of an `svg`. */
  readonly Scene: ComponentType;
}
