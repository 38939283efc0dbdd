/** The five resources, in the order of bundles; gold follows as the sixth entry of a bundle. */
export const KINDS = ['wood', 'wool', 'grain', 'brick', 'ore'] as const;
export type KindId = (typeof KINDS)[number];

/** A resource: its index in KINDS. */
export type Kind = number;

export const WOOD = 0;
export const WOOL = 1;
export const GRAIN = 2;
export const BRICK = 3;
export const ORE = 4;
/** The index of gold in a bundle. Gold is not a resource card. */
export const GOLD = 5;

/** What can change hands: six whole numbers (wood, wool, grain, brick, ore, gold). */
export type Bundle = readonly number[];

export const TREASURES = [...KINDS, 'gold'] as const;
