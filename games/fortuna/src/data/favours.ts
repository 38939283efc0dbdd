import type { Good } from './amounts.ts';

type FavourRow = { readonly id: string; readonly number: number; readonly clause: string } & (
  | { readonly effect: 'deliver'; readonly give: Good | 'centurions'; readonly most: number }
  | { readonly effect: 'married'; readonly steps: number; readonly helpedSteps: number }
  | { readonly effect: 'vestals'; readonly most: number }
);

// FOR-8 The six favour cards; every unit delivered, and every vestal owned, is one step.
export const FAVOURS = [
  { id: 'water-supply', number: 1, clause: 'FOR-8.1', effect: 'deliver', give: 'water', most: 1 },
  { id: 'orgy', number: 2, clause: 'FOR-8.2', effect: 'deliver', give: 'wine', most: 2 },
  { id: 'food-supply', number: 3, clause: 'FOR-8.3', effect: 'deliver', give: 'grain', most: 2 },
  { id: 'battle', number: 4, clause: 'FOR-8.4', effect: 'deliver', give: 'centurions', most: 3 },
  { id: 'favour-of-fortuna', number: 5, clause: 'FOR-8.5', effect: 'married', steps: 1, helpedSteps: 2 },
  { id: 'religion', number: 6, clause: 'FOR-8.6', effect: 'vestals', most: 3 },
] as const satisfies readonly FavourRow[];

/** A favour card: its index in FAVOURS, which is its number minus one. */
export type Favour = number;

export const FAVOUR_COUNT = FAVOURS.length;
/** The most steps any favour can bring. */
export const MOST_STEPS = 3;
