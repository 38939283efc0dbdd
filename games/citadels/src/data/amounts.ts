// Numbers from the rulebook that are not on a card.

export const PLAYERS = { min: 2, max: 7 } as const;

/** CIT-1.3, 1.4 What each player starts with. */
export const START = { handCards: 4, gold: 2 } as const;

/** CIT-6.1, 6.2, 6.4, 6.5 The resource of a turn; `resource-look` and `resource-keep` change how many cards are looked at and kept. */
export const RESOURCE = { gold: 2, look: 2, keep: 1, moreLook: 3, moreKeep: 2 } as const;

/** CIT-7.2 Districts that a player may build per turn. */
export const BUILDS = { everyone: 1, architect: 3 } as const;

/** CIT-14.1, 15.1, 16.2 What the characters bring. */
export const MERCHANT_GOLD = 1;
export const ARCHITECT_CARDS = 2;
export const WARLORD_DISCOUNT = 1;

/** CIT-8.1 Colour income per district. */
export const INCOME_EACH = 1;

/** CIT-17.3, 17.6 */
export const RECLAIM_PRICE = 1;
export const DISCARD_GOLD = 1;

/** CIT-17.7 The price and the cards of `pay-for-cards`, by option. */
export const CARDS_TRADE = { '3-for-2': { pay: 3, draw: 2 }, '2-for-3': { pay: 2, draw: 3 } } as const;

/** CIT-18.1 Districts that end the game, by option. */
export const GOAL = { '8': 8, '7': 7 } as const;

/** CIT-19 */
export const BONUS = { fiveColours: 3, firstFinisher: 4, otherFinisher: 2 } as const;

/** CIT-22.1 Pieces in the box. */
export const COINS = 30;
