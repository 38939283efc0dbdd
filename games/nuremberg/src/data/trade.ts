/** NUR-7.1 to 7.4 */
export const BASE_RATIO = 4;
export const GENERAL_MARKET_RATIO = 3;
export const SPECIAL_MARKET_RATIO = 2;

/** NUR-7.8 */
export const BANK_TRADES_PER_TURN = 40;
/** NUR-6.13 */
export const OFFERS_PER_TURN = 20;
/** NUR-6.6 The most an offer may ask of one kind, and of gold. */
export const MOST_CARDS_ASKED = 20;
export const MOST_GOLD_ASKED = 99;

/** The bounded list of offers: how many of one kind for how many of another, and how much gold for or against one card. */
export const LISTED_SWAPS = [
  [1, 1],
  [2, 1],
  [1, 2],
] as const;
export const LISTED_GOLD = [1, 2, 3, 4] as const;
/** The list covers this many offers per turn; people may make more, up to OFFERS_PER_TURN. */
export const LISTED_OFFERS_PER_TURN = 6;
