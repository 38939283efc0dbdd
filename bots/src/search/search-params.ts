import { BadInput } from '@belfry/kernel';

/** What can be tuned about the search; `belfry arena` plays one setting against another. */
export interface SearchParams {
  /** How much less tried moves are preferred. */
  readonly exploration: number;
  /** How surely others are thought to choose in secret what is best for them; 0: anything they can have chosen is as likely. */
  readonly rationality: number;
  /** For how many visits the first judgement of a move counts, below the root and at the root. */
  readonly priorVisits: number;
  readonly rootPriorVisits: number;
  /** Determinized states on which all moves at the root are judged first. */
  readonly worlds: number;
  /** Moves judged when a point in the game is first reached; more are let in as it is visited again. */
  readonly width: number;
  /** Where a move is not searched it is the best at first sight of so many. */
  readonly others: number;
  /** So many decisions everybody plays on at first sight from a new point before it is judged. */
  readonly rolloutDepth: number;
  /** So many decisions the others take at most until the searcher has something to choose again; then the point is judged as it stands. */
  readonly replies: number;
  /** Moves that are tried at the root, the best at first sight. */
  readonly rootWidth: number;
  /** Thinking ends early when less than this may be lost by choosing now, in shares of the win. */
  readonly sure: number;
  /** How much worse a move may be to be taken now and then, where others must not foresee it. */
  readonly slack: number;
  /** How much worse a move may look to be tried in front of the best one in the same turn. */
  readonly near: number;
  /** How much worse the best plan of a move may be to be searched, where the own turns can be planned; 0: no plans are made. */
  readonly plan: number;
}

export const SEARCH_PARAMS: SearchParams = {
  exploration: 0.05,
  rationality: 20,
  priorVisits: 1,
  rootPriorVisits: 20,
  worlds: 24,
  width: 24,
  others: 4,
  rolloutDepth: 8,
  replies: 40,
  rootWidth: 12,
  sure: 0.002,
  slack: 0.005,
  near: 0.015,
  plan: 0.005,
};

/** `exploration=0.3` and the like, on top of the usual settings. */
export function readSearchParams(pairs: readonly string[]): SearchParams {
  const params: Record<string, number> = { ...SEARCH_PARAMS };
  for (const pair of pairs) {
    const [name = '', value = ''] = pair.split('=');
    if (!Object.hasOwn(SEARCH_PARAMS, name) || !(Number(value) >= 0) || value === '') {
      throw new BadInput(`"${pair}" is no setting of the search; they are ${Object.keys(SEARCH_PARAMS).join(', ')}, like exploration=0.3`);
    }
    params[name] = Number(value);
  }
  return { ...SEARCH_PARAMS, ...params };
}
