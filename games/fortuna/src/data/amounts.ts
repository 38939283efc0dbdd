// Numbers from the rulebook and other published sources that are not on a card.

export const PLAYERS = { min: 2, max: 4 } as const;

export const GOODS = ['water', 'wine', 'grain'] as const;
export type Good = (typeof GOODS)[number];

export type Piece = 'centurions' | 'vestals';

/** Everything the supply can hold. */
export type Stock = Good | Piece | 'dice';

/** FOR-1.5 Everything in the box, the provinces included. */
export const BOX: Readonly<Record<Stock, number>> = { grain: 15, wine: 15, water: 15, centurions: 12, vestals: 12, dice: 9 };

/** FOR-1.3, 1.4 What every province starts with; pieces start on place 1. */
export const START = { grain: 1, wine: 1, water: 1, dice: 1, money: 5 } as const;

/** FOR-5.6, 5.7, 14.1 The values of the places for centurions and for vestals; there are three of each. */
export const PLACE_VALUES = [1, 2, 3] as const;
export const DICE_LIMIT = 3;
export const DIE_FACES = 6;

/** FOR-14.2 */
export const MONEY_LIMIT = 20;
/** FOR-7.9, 7.10 */
export const TAX = { money: 1, stepsBack: 1 } as const;

/** FOR-15.1, 16.1 The road: the first step inside Rome, and Caesar's palace. */
export const GATE = 10;
export const PALACE_STEP = 15;

/** FOR-1.8, 13.6 */
export const TOKENS = { supply: 12, palace: 3, perFavour: 3 } as const;

/** FOR-5.18 Water that irrigates one harvest. */
export const IRRIGATION_WATER = 1;
/** FOR-3.3 */
export const AQUEDUCT_HOLDS = 1;

/** FOR-10.3 to 10.5 Privilege cards a player keeps, and the number of tokens from which a building raises it. */
export const KEEP = { usual: 1, helped: 2, helpedFrom: 2 } as const;
