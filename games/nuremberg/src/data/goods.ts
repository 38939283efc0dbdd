import type { Bundle } from './resources.ts';

/** A good: its recipe, its price, the road it leaves by and the toll there. (NUR-14.3) */
export interface GoodSpec {
  readonly id: string;
  readonly recipe: Bundle;
  readonly price: number;
  /** Index into ROADS. */
  readonly road: number;
  readonly toll: number;
}

export const GOODS = [
  { id: 'compass', recipe: [1, 0, 0, 0, 1, 0], price: 3, road: 0, toll: 1 },
  { id: 'helmet', recipe: [0, 1, 0, 0, 2, 0], price: 4, road: 0, toll: 1 },
  { id: 'paper', recipe: [0, 1, 1, 0, 0, 0], price: 3, road: 1, toll: 1 },
  { id: 'harp', recipe: [1, 1, 0, 0, 0, 0], price: 3, road: 1, toll: 1 },
  { id: 'armour', recipe: [0, 1, 0, 0, 3, 0], price: 6, road: 2, toll: 2 },
] as const satisfies readonly GoodSpec[];

/** A good: its index in GOODS. */
export type Good = number;
