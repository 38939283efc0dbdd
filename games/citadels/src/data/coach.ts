import { ASK_RECLAIM } from './powers.ts';

/** The kinds of decisions that the coach explains, each with its clause; board and terminal use the same text. */
export const COACH_CLAUSES = {
  'draft-choose': 'CIT-3.6',
  'draft-hide': 'CIT-3.9',
  'turn-action': 'CIT-5.1',
  'keep-cards': 'CIT-6.2',
  [ASK_RECLAIM]: 'CIT-17.3',
};
