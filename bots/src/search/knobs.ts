import { BadInput } from '@belfry/kernel';

/** What can be tuned about the search; `belfry arena` plays one setting against another. */
export interface Knobs {
  /** How much less tried moves are preferred. */
  readonly curiosity: number;
  /** How surely others are thought to choose in secret what is best for them; 0: anything they can have chosen is as likely. */
  readonly keenness: number;
  /** For how many visits the first judgement of a move counts, below the root and at the root. */
  readonly trust: number;
  readonly rootTrust: number;
  /** Imagined states on which all moves at the root are judged first. */
  readonly worlds: number;
  /** Moves judged when a point in the game is first reached; more are let in as it is visited again. */
  readonly width: number;
  /** Where a move is not searched it is the best at first sight of so many. */
  readonly others: number;
  /** So many decisions everybody plays on at first sight from a new point before it is judged. */
  readonly onward: number;
  /** Moves that are tried at the root, the best at first sight. */
  readonly entrants: number;
  /** Thinking ends early when less than this may be lost by choosing now, in shares of the win. */
  readonly sure: number;
  /** How much worse a move may be to be taken now and then, where others must not foresee it. */
  readonly slack: number;
}

export const KNOBS: Knobs = {
  curiosity: 0.05,
  keenness: 20,
  trust: 1,
  rootTrust: 20,
  worlds: 24,
  width: 24,
  others: 4,
  onward: 8,
  entrants: 12,
  sure: 0.002,
  slack: 0.005,
};

/** `curiosity=0.3` and the like, on top of the usual settings. */
export function readKnobs(pairs: readonly string[]): Knobs {
  const knobs: Record<string, number> = { ...KNOBS };
  for (const pair of pairs) {
    const [name = '', value = ''] = pair.split('=');
    if (!Object.hasOwn(KNOBS, name) || !(Number(value) >= 0) || value === '') {
      throw new BadInput(`"${pair}" is no setting of the search; they are ${Object.keys(KNOBS).join(', ')}, like curiosity=0.3`);
    }
    knobs[name] = Number(value);
  }
  return { ...KNOBS, ...knobs };
}
