import { BLUE, BROWN, type Colour, PURPLE, RED, YELLOW } from './colours.ts';

/** The players' own colours, by seat. Each has its guard house at every number of players (BRU-1.2, BRU-1.5). */
export const PLAYER_COLOURS = ['red', 'yellow', 'green', 'blue'] as const;

export const SIDES = ['left', 'right'] as const;
/** One of a player's two canals, or one of the two draw piles. */
export type Side = 0 | 1;

/**
 * The colours of the canal spaces from the guard house outwards, by player colour, left and right canal. The order is this edition's own,
 * except that red has a blue space beside the guard house.
 */
export const CANALS: readonly (readonly [readonly Colour[], readonly Colour[]])[] = [
  [
    [BLUE, RED, YELLOW, PURPLE, BROWN],
    [PURPLE, BLUE, RED, BROWN, YELLOW],
  ],
  [
    [YELLOW, BROWN, RED, BLUE, PURPLE],
    [RED, YELLOW, PURPLE, BROWN, BLUE],
  ],
  [
    [BROWN, RED, BLUE, YELLOW, PURPLE],
    [RED, YELLOW, BROWN, PURPLE, BLUE],
  ],
  [
    [BLUE, PURPLE, YELLOW, RED, BROWN],
    [PURPLE, BLUE, BROWN, YELLOW, RED],
  ],
];

/** Prices of the canal spaces from the guard house outwards; the first is from the rulebook, the others are inferred. */
export const CANAL_PRICES = [1, 2, 3, 4, 5] as const;
export const CANAL_LENGTH = 5;

/** BRU-1.16 From the top of the stack. */
export const STATUES = [7, 6, 5, 4, 3, 2] as const;

/**
 * Points of the steps of the reputation track, starting at the town hall. Only step 6 is from the rulebook; the others are this edition's
 * own.
 */
export const REPUTATION = [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15] as const;
export const LAST_STEP = 10;

export const MAJORITIES = ['reputation', 'people', 'canals'] as const;
export type MajorityName = (typeof MAJORITIES)[number];

/** The penalty of each colour of threat markers. */
export const PENALTIES = ['flood', 'plague', 'intrigue', 'fire', 'raid'] as const;
export type PenaltyName = (typeof PENALTIES)[number];

export const ACTIONS = ['workers', 'guilders', 'threat', 'canal', 'house', 'recruit'] as const;
export type ActionName = (typeof ACTIONS)[number];
