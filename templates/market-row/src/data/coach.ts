/** The kinds of decisions the coach explains, each with its clause; board and terminal use the same texts. */
export const COACH_CLAUSES = { offer: 'MKT-3.1', take: 'MKT-4.1' };
