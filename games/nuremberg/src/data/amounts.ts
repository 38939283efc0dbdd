// Numbers from the rulebook that are not on a card.

/** NUR-1.1 */
export const PLAYERS = { min: 3, max: 4 } as const;

/** NUR-22.2 Rounds of the advanced set-up. */
export const PLACING_ROUNDS = 2;

/** NUR-1.5 */
export const STOCK_PER_KIND = 20;
/** NUR-1.7 */
export const START_GOLD = 2;

/** NUR-1.2 and NUR-20.1 Pieces of each colour. */
export const VILLAGES_EACH = 5;
export const HOUSES_EACH = 4;
export const STATIONS_EACH = 15;

/** NUR-4.7 */
export const FAIR_BONUS = 2;
/** NUR-4.2 */
export const TOLL_PER_VILLAGE = 1;
/** NUR-5.2 Players with more cards than this discard half of them. */
export const HAND_LIMIT = 7;

export const ENTRY_PRESTIGE = 3;
export const PROTECTED_PRESTIGE = 12;

/** NUR-17.1 */
export const TARGET_POINTS = 13;
/** NUR-17.5 */
export const RIGHT_POINTS = 1;
