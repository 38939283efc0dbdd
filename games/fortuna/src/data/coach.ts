/** The kinds of decisions that the coach explains, each with its clause; board and terminal use the same text. */
export const COACH_CLAUSES = {
  'draft-card': 'FOR-1.14',
  'protect-start-card': 'FOR-1.12',
  'play-action': 'FOR-4.1',
  irrigate: 'FOR-5.1',
  'sell-amount': 'FOR-5.19',
  'hire-count': 'FOR-5.6',
  'choose-building': 'FOR-12.1',
  'bribe-card': 'FOR-5.10',
  'swap-card': 'FOR-4.4',
  'use-army': 'FOR-6.1',
  'serve-emperor': 'FOR-7.2',
  'extra-cover': 'FOR-9.1',
  'keep-privilege': 'FOR-10.4',
  'palace-pick': 'FOR-15.3',
  'end-turn': 'FOR-11.4',
};
