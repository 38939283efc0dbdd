/** The kinds of decisions the coach explains, each with the clause behind it; board and terminal say the same words. */
export const COACH_CLAUSES = { offer: 'MKT-3.1', take: 'MKT-4.1' };
