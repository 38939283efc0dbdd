import type { Colour } from './colours.ts';

/** The beginner set-up of one colour: villages by crossing, stations by segment. (NUR-1.9) */
export interface StartPosition {
  readonly colour: Colour;
  readonly villages: readonly [string, string];
  /** The village that brings the first yield. */
  readonly starred: string;
  readonly stations: readonly [string, string];
}

export const BEGINNER: Readonly<Record<number, readonly StartPosition[]>> = {
  4: [
    { colour: 'white', villages: ['III-6', 'II-2'], starred: 'II-2', stations: ['III:1', 'II:2'] },
    { colour: 'red', villages: ['II-6', 'V-7'], starred: 'II-6', stations: ['II:1', 'V:2'] },
    { colour: 'blue', villages: ['V-4', 'IV-3'], starred: 'IV-3', stations: ['V:1', 'IV:2'] },
    { colour: 'orange', villages: ['IV-5', 'III-2'], starred: 'IV-5', stations: ['IV:1', 'III:2'] },
  ],
  3: [
    { colour: 'white', villages: ['III-6', 'II-2'], starred: 'II-2', stations: ['III:1', 'II:2'] },
    { colour: 'red', villages: ['II-5', 'V-2'], starred: 'II-5', stations: ['II:1', 'V:2'] },
    { colour: 'blue', villages: ['V-6', 'IV-5'], starred: 'V-6', stations: ['V:1', 'IV:1'] },
  ],
};
