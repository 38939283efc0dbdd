import type { Language } from '@belfry/kernel';
import type { ComponentType } from 'react';

/** What a visitor sees of a game before choosing it. It loads with the first page, so it is small and holds nothing of the rules. */
export interface Door {
  readonly game: string;
  /** Where it stands among the doors of the house, the smallest number first. */
  readonly place: number;
  readonly text: Readonly<Record<Language, { readonly name: string; readonly line: string }>>;
  /** `usual`: the number of players for "Play now". */
  readonly players: { readonly min: number; readonly max: number; readonly usual: number };
  /** How long a game takes around a table. */
  readonly minutes: { readonly min: number; readonly max: number };
  /** Can positions be judged, so that there are hints? */
  readonly judged: boolean;
  /** The view through the door: a picture of 300 by 330, as the inside of an `svg`. */
  readonly Scene: ComponentType;
}
