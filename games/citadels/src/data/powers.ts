import { districtOf, rowWith } from './districts.ts';

// Purple districts whose power is a move, one of each. Moves, decisions and events have the district's name.

/** CIT-17.6 */
export const DISCARD_FOR_GOLD = rowWith('discard-for-gold').id;
export const DISCARD_DISTRICT = districtOf(DISCARD_FOR_GOLD);

/** CIT-17.7 */
export const PAY_FOR_CARDS = rowWith('pay-for-cards').id;
export const PAY_DISTRICT = districtOf(PAY_FOR_CARDS);
export const PAID_FOR_CARDS = `${PAY_FOR_CARDS}-drew` as const;

/** CIT-17.3 */
export const RECLAIM = rowWith('reclaim-destroyed').id;
export const ASK_RECLAIM = `${RECLAIM}-buy` as const;
export const RECLAIMED = `${RECLAIM}-bought` as const;
export const LET_GO = `${RECLAIM}-passed` as const;
