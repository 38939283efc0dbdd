import { COLOURS, type Colour } from './colours.ts';

// The 65 district cards in 27 kinds. Copies of a kind are alike on the table, so the game holds kinds, not copies.

interface DistrictRow {
  readonly id: string;
  readonly colour: Colour;
  /** Building cost in gold. */
  readonly cost: number;
  /** What it is worth at the end; equal to the cost but for Dragon Gate and University. */
  readonly points: number;
  readonly copies: number;
  /** The power of a purple district; null for a plain one. */
  readonly effect: string | null;
}

export const DISTRICTS = [
  { id: 'manor', colour: 'yellow', cost: 3, points: 3, copies: 5, effect: null },
  { id: 'castle', colour: 'yellow', cost: 4, points: 4, copies: 4, effect: null },
  { id: 'palace', colour: 'yellow', cost: 5, points: 5, copies: 3, effect: null },
  { id: 'temple', colour: 'blue', cost: 1, points: 1, copies: 3, effect: null },
  { id: 'church', colour: 'blue', cost: 2, points: 2, copies: 3, effect: null },
  { id: 'monastery', colour: 'blue', cost: 3, points: 3, copies: 3, effect: null },
  { id: 'cathedral', colour: 'blue', cost: 5, points: 5, copies: 2, effect: null },
  { id: 'tavern', colour: 'green', cost: 1, points: 1, copies: 5, effect: null },
  { id: 'market', colour: 'green', cost: 2, points: 2, copies: 4, effect: null },
  { id: 'trading-post', colour: 'green', cost: 2, points: 2, copies: 3, effect: null },
  { id: 'docks', colour: 'green', cost: 3, points: 3, copies: 3, effect: null },
  { id: 'harbor', colour: 'green', cost: 4, points: 4, copies: 3, effect: null },
  { id: 'town-hall', colour: 'green', cost: 5, points: 5, copies: 2, effect: null },
  { id: 'watchtower', colour: 'red', cost: 1, points: 1, copies: 3, effect: null },
  { id: 'prison', colour: 'red', cost: 2, points: 2, copies: 3, effect: null },
  { id: 'battlefield', colour: 'red', cost: 3, points: 3, copies: 3, effect: null },
  { id: 'fortress', colour: 'red', cost: 5, points: 5, copies: 2, effect: null },
  { id: 'haunted-city', colour: 'purple', cost: 2, points: 2, copies: 1, effect: 'end-colour-wild' },
  { id: 'keep', colour: 'purple', cost: 3, points: 3, copies: 2, effect: 'indestructible' },
  { id: 'graveyard', colour: 'purple', cost: 5, points: 5, copies: 1, effect: 'reclaim-destroyed' },
  { id: 'laboratory', colour: 'purple', cost: 5, points: 5, copies: 1, effect: 'discard-for-gold' },
  { id: 'smithy', colour: 'purple', cost: 5, points: 5, copies: 1, effect: 'pay-for-cards' },
  { id: 'observatory', colour: 'purple', cost: 5, points: 5, copies: 1, effect: 'resource-look' },
  { id: 'library', colour: 'purple', cost: 6, points: 6, copies: 1, effect: 'resource-keep' },
  { id: 'school-of-magic', colour: 'purple', cost: 6, points: 6, copies: 1, effect: 'income-wild' },
  { id: 'dragon-gate', colour: 'purple', cost: 6, points: 8, copies: 1, effect: 'points-above-cost' },
  { id: 'university', colour: 'purple', cost: 6, points: 8, copies: 1, effect: 'points-above-cost' },
] as const satisfies readonly DistrictRow[];

export type DistrictId = (typeof DISTRICTS)[number]['id'];

/** A kind of district: its place in DISTRICTS. */
export type District = number;

export const DISTRICT_KINDS = DISTRICTS.length;
export const DISTRICT_CARDS = DISTRICTS.reduce((sum, row) => sum + row.copies, 0);

export function districtOf(id: DistrictId): District {
  return DISTRICTS.findIndex((row) => row.id === id);
}

// Columns of the table, for loops that run a million times a second.
export const COST: readonly number[] = DISTRICTS.map((row) => row.cost);
export const POINTS: readonly number[] = DISTRICTS.map((row) => row.points);
export const COPIES: readonly number[] = DISTRICTS.map((row) => row.copies);
/** Index into COLOURS. */
export const COLOUR: readonly number[] = DISTRICTS.map((row) => COLOURS.indexOf(row.colour));

export const HAUNTED_CITY = districtOf('haunted-city');
export const KEEP = districtOf('keep');
export const GRAVEYARD = districtOf('graveyard');
export const LABORATORY = districtOf('laboratory');
export const SMITHY = districtOf('smithy');
export const OBSERVATORY = districtOf('observatory');
export const LIBRARY = districtOf('library');
export const SCHOOL_OF_MAGIC = districtOf('school-of-magic');
