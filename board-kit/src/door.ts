import type { Language } from '@belfry/kernel';
import type { ComponentType } from 'react';

/** What somebody sees of a game before it is chosen. It comes with the first page, so it holds this little, and nothing of the rules. */
export interface Door {
  readonly game: string;
  /** Where it stands among the doors of the house, the smallest number first. */
  readonly place: number;
  readonly text: Readonly<Record<Language, { readonly name: string; readonly line: string }>>;
  /** `usual`: how many sit down when somebody just wants to play. */
  readonly players: { readonly min: number; readonly max: number; readonly usual: number };
  /** How long a game takes around a table. */
  readonly minutes: { readonly min: number; readonly max: number };
  /** Can positions be judged, so that there are hints? */
  readonly judged: boolean;
  /** The view through the door: a picture of 300 by 330, as the inside of an `svg`. */
  readonly Scene: ComponentType;
}
