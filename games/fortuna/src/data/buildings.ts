interface BuildingRow {
  readonly id: string;
  readonly clause: string;
  readonly cost: number;
  readonly marriedOnly: boolean;
}

// FOR-12 The four types of building.
export const BUILDINGS = [
  { id: 'market', clause: 'FOR-12.4', cost: 0, marriedOnly: false },
  { id: 'aqueduct', clause: 'FOR-12.5', cost: 1, marriedOnly: false },
  { id: 'palace', clause: 'FOR-12.6', cost: 2, marriedOnly: true },
  { id: 'basilica', clause: 'FOR-12.7', cost: 3, marriedOnly: false },
] as const satisfies readonly BuildingRow[];

export type BuildingId = (typeof BUILDINGS)[number]['id'];

/** A type of building: its place in BUILDINGS. */
export type Building = number;

export const MARKET: Building = 0;
export const AQUEDUCT: Building = 1;
export const PALACE: Building = 2;
export const BASILICA: Building = 3;

/** FOR-12.4 Money more for each unit sold by the owner of a Market. */
export const MARKET_BONUS = 1;
/** FOR-12.2 */
export const BUILDINGS_PER_PLAYER = 3;
/** FOR-1.6 Cards of each type, by number of players. */
export const BUILDING_COPIES: Readonly<Record<number, number>> = { 2: 2, 3: 2, 4: 3 };
