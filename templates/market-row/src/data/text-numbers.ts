import { HAND_SIZE, ROUNDS } from './amounts.ts';

/** The numbers of the rules in sentences: catalogues read them from here, so that they follow the tables. */
export const TEXT_NUMBERS = { hand: HAND_SIZE, rounds: ROUNDS.five } as const;
