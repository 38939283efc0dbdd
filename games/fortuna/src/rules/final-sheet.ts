import type { Privilege } from '../data/privileges.ts';

/** A kind of C card on the score sheet. Copies after the first add nothing. */
export interface CardScore {
  readonly privilege: Privilege;
  readonly copies: number;
  readonly handedIn: number;
  readonly points: number;
}

/** FOR-16.10 One player's score, line by line, and what is left for the tie-breaks. */
export interface FinalSheet {
  readonly inside: boolean;
  readonly step: number;
  readonly cards: readonly CardScore[];
  readonly total: number;
  readonly money: number;
  readonly centurions: number;
  readonly vestals: number;
}
