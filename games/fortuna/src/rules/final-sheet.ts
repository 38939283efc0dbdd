import type { Privilege } from '../data/privileges.ts';

/** A kind of C card on the score sheet. Copies beyond the first add nothing. */
export interface CardScore {
  readonly privilege: Privilege;
  readonly copies: number;
  readonly handedIn: number;
  readonly points: number;
}

/** FOR-16.10 The score of one player, line by line, and what is left for the ties. */
export interface FinalSheet {
  readonly inside: boolean;
  readonly step: number;
  readonly cards: readonly CardScore[];
  readonly total: number;
  readonly money: number;
  readonly centurions: number;
  readonly vestals: number;
}
