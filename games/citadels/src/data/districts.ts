import type { OptionSpec } from '@belfry/kernel';
import { COLOURS, type Colour } from './colours.ts';
import { EFFECTS, type Effect } from './effects.ts';

// The 65 district cards in 27 kinds. Copies of a kind are identical, so the game stores kinds, not copies.

interface DistrictRow {
  readonly id: string;
  readonly colour: Colour;
  /** Building cost in gold. */
  readonly cost: number;
  /** Final points; equal to the cost except for `points-above-cost`. */
  readonly points: number;
  readonly copies: number;
  /** The power of a purple district; null for a plain one. */
  readonly effect: Effect | null;
  /** The rule option that changes the power, the default first: `district.<id>.text.<value>` describes the power under another value. */
  readonly option?: OptionSpec;
}

// biome-ignore format: a table reads best with one district per line
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
  { id: 'haunted-city', colour: 'purple', cost: 2, points: 2, copies: 1, effect: 'end-colour-wild', option: { id: 'hauntedCityLastRound', values: ['off', 'on'], clauses: ['CIT-17.1'] } },
  { id: 'keep', colour: 'purple', cost: 3, points: 3, copies: 2, effect: 'indestructible' },
  { id: 'graveyard', colour: 'purple', cost: 5, points: 5, copies: 1, effect: 'reclaim-destroyed' },
  { id: 'laboratory', colour: 'purple', cost: 5, points: 5, copies: 1, effect: 'discard-for-gold' },
  { id: 'smithy', colour: 'purple', cost: 5, points: 5, copies: 1, effect: 'pay-for-cards', option: { id: 'smithy', values: ['3-for-2', '2-for-3'], clauses: ['CIT-17.7'] } },
  { id: 'observatory', colour: 'purple', cost: 5, points: 5, copies: 1, effect: 'resource-look' },
  { id: 'library', colour: 'purple', cost: 6, points: 6, copies: 1, effect: 'resource-keep' },
  { id: 'school-of-magic', colour: 'purple', cost: 6, points: 6, copies: 1, effect: 'income-wild' },
  { id: 'dragon-gate', colour: 'purple', cost: 6, points: 8, copies: 1, effect: 'points-above-cost' },
  { id: 'university', colour: 'purple', cost: 6, points: 8, copies: 1, effect: 'points-above-cost' },
] as const satisfies readonly DistrictRow[];

export type DistrictId = (typeof DISTRICTS)[number]['id'];

/** A kind of district: its index in DISTRICTS. */
export type District = number;

export const DISTRICT_KINDS = DISTRICTS.length;
export const DISTRICT_CARDS = DISTRICTS.reduce((sum, row) => sum + row.copies, 0);

export function districtOf(id: DistrictId): District {
  return DISTRICTS.findIndex((row) => row.id === id);
}

type Row = (typeof DISTRICTS)[number];
export type RowWith<E extends Effect> = Extract<Row, { readonly effect: E }>;

/** Returns the district with an effect that only one district has. */
export function rowWith<E extends Effect>(effect: E): RowWith<E> {
  const row = DISTRICTS.find((candidate): candidate is RowWith<E> => candidate.effect === effect);
  if (row === undefined) throw new Error(`no district has the effect "${effect}"`);
  return row;
}

// Columns of the table, for loops that run a million times a second.
export const COST: readonly number[] = DISTRICTS.map((row) => row.cost);
export const POINTS: readonly number[] = DISTRICTS.map((row) => row.points);
export const COPIES: readonly number[] = DISTRICTS.map((row) => row.copies);
/** Index into COLOURS. */
export const COLOUR: readonly number[] = DISTRICTS.map((row) => COLOURS.indexOf(row.colour));

/** Returns a column of the districts that have the effect. */
export function having(effect: Effect): readonly boolean[] {
  return DISTRICTS.map((row) => row.effect === effect);
}

/** Tells whether the city has a district of this column. */
export function stands(city: readonly District[], column: readonly boolean[]): boolean {
  for (let i = 0; i < city.length; i++) if (column[city[i]]) return true;
  return false;
}

/** CIT-17.3 */
export const RECLAIMS = having('reclaim-destroyed');
/** CIT-17.1 */
export const COLOUR_FREE = having('end-colour-wild');
/** CIT-17.2 */
export const INDESTRUCTIBLE = having('indestructible');

/** Returns the clause of a district's special rule. */
export function clauseOf(district: District): string {
  const effect = DISTRICTS[district]?.effect ?? null;
  return effect === null ? 'CIT-7.1' : EFFECTS[effect].clause;
}

const TABLE: readonly DistrictRow[] = DISTRICTS;

/** Returns the key of the text on a district card, which may depend on an option of the match; undefined if there is none. */
export function cardText(district: District, options: Readonly<Record<string, unknown>>): string | undefined {
  const row = TABLE[district];
  if (row === undefined || row.effect === null) return undefined;
  const value = row.option === undefined ? undefined : options[row.option.id];
  const usual = value === undefined || value === row.option?.values[0];
  return `district.${row.id}.text${usual ? '' : `.${value}`}`;
}
