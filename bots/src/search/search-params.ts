import { BadInput } from '@belfry/kernel';

/** Tunable parameters of the search; `belfry arena` plays one setting against another. */
export interface SearchParams {
  /** Exploration constant: how strongly to prefer moves with few visits. */
  readonly exploration: number;
  /** How surely others choose in secret what is best for them; 0 makes all their possible choices equally likely. */
  readonly rationality: number;
  /** How many visits the first judgement of a move counts for, below the root and at the root. */
  readonly priorVisits: number;
  readonly rootPriorVisits: number;
  /** Determinized states on which all root moves are judged first. */
  readonly worlds: number;
  /** Moves judged on the first visit to a node; later visits admit more (progressive widening). */
  readonly width: number;
  /** Where moves are not searched, a seat plays the best of this many by one-ply judgement. */
  readonly others: number;
  /** Decisions played by one-ply judgement from a new node before it is judged. */
  readonly rolloutDepth: number;
  /** The most decisions of other seats until the searcher has a choice; beyond them the node is judged as it is. */
  readonly replies: number;
  /** The most moves tried at the root, the best by one-ply judgement. */
  readonly rootWidth: number;
  /** Thinking ends early if choosing now risks less than this share of the win. */
  readonly sure: number;
  /** How much worse a move may be and still be played now and then, where others must not predict the choice. */
  readonly slack: number;
  /** How much worse a move may look and still be tried before the best one in the same turn. */
  readonly near: number;
  /** How much worse the best plan of a move may be for the move to be searched, where own turns can be planned; 0 disables plans. */
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

/** Reads settings such as `exploration=0.3` on top of the defaults. */
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
