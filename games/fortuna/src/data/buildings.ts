interface BuildingRow {
  readonly id: string;
  readonly clause: string;
  readonly cost: number;
  readonly marriedOnly: boolean;
  /** What it improves for the rest of the game. */
  readonly helps: 'sales' | 'water' | 'favour' | 'cards';
}

// FOR-12 The four types of building.
export const BUILDINGS = [
  { id: 'market', clause: 'FOR-12.4', cost: 0, marriedOnly: false, helps: 'sales' },
  { id: 'aqueduct', clause: 'FOR-12.5', cost: 1, marriedOnly: false, helps: 'water' },
  { id: 'palace', clause: 'FOR-12.6', cost: 2, marriedOnly: true, helps: 'favour' },
  { id: 'basilica', clause: 'FOR-12.7', cost: 3, marriedOnly: false, helps: 'cards' },
] as const satisfies readonly BuildingRow[];

export type BuildingId = (typeof BUILDINGS)[number]['id'];

/** A type of building: its index in BUILDINGS. */
export type Building = number;

function helping(what: BuildingRow['helps']): Building {
  return BUILDINGS.findIndex(({ helps }) => helps === what);
}

export const HELPS_SALES = helping('sales');
export const HELPS_WATER = helping('water');
export const HELPS_FAVOUR = helping('favour');
export const HELPS_CARDS = helping('cards');

/** FOR-12.4 Extra money per unit sold by the owner of a building that helps sales. */
export const SALE_BONUS = 1;
/** FOR-12.2 */
export const BUILDINGS_PER_PLAYER = 3;
/** FOR-1.6 Cards of each type, by number of players. */
export const BUILDING_COPIES: Readonly<Record<number, number>> = { 2: 2, 3: 2, 4: 3 };
