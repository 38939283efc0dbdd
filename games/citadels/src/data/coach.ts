import { ASK_RECLAIM } from './powers.ts';

/** The kinds of decisions the coach explains, each with the clause behind it; board and terminal say the same words. */
export const COACH_CLAUSES = {
  'draft-choose': 'CIT-3.6',
  'draft-hide': 'CIT-3.9',
  'turn-action': 'CIT-5.1',
  'keep-cards': 'CIT-6.2',
  [ASK_RECLAIM]: 'CIT-17.3',
};
