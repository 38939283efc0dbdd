/** The kinds of decisions that the coach explains, each with its clause; board and terminal use the same text. */
export const COACH_CLAUSES = {
  'place-start': 'NUR-10.5',
  'turn-action': 'NUR-2.2',
  'trade-answer': 'NUR-6.8',
  'trade-settle': 'NUR-6.11',
  'robber-discard': 'NUR-5.2',
  'robber-move': 'NUR-5.5',
  'robber-steal': 'NUR-5.6',
  'wall-help': 'NUR-4.5',
  'council-swap': 'NUR-15.8',
};
