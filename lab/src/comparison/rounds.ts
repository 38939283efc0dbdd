import type { Spent } from './ratio.ts';

/** One side of a comparison: works for about this many seconds and reports what it did. */
export type Side = (seconds: number) => Promise<Spent>;

export interface Rounds {
  readonly count: number;
  readonly seconds: number;
  readonly at?: (round: number) => void;
}

/** Measures two sides in turn; the order alternates between rounds, so that neither side always comes second. */
export async function inTurn(ours: Side, theirs: Side, { count, seconds, at }: Rounds): Promise<{ ours: Spent; theirs: Spent }[]> {
  const rounds = [];
  for (let round = 0; round < count; round++) {
    const first = await (round % 2 === 0 ? ours : theirs)(seconds);
    const second = await (round % 2 === 0 ? theirs : ours)(seconds);
    rounds.push(round % 2 === 0 ? { ours: first, theirs: second } : { ours: second, theirs: first });
    at?.(round + 1);
  }
  return rounds;
}
