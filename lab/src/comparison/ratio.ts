/** Work done, and the CPU seconds it took. */
export interface Spent {
  readonly work: number;
  readonly seconds: number;
}

/** How much faster one side is than the other, with the 95 % confidence interval; 1 is equal. */
export interface Ratio {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Each round measures both sides one right after the other. The result uses the rounds' ratios, not their means, because the machine
 * changes between rounds.
 */
export function ratioOf(rounds: readonly { readonly ours: Spent; readonly theirs: Spent }[]): Ratio {
  const logs = rounds.map(({ ours, theirs }) => Math.log(rateOf(ours) / rateOf(theirs)));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1);
  const margin = logs.length < 2 ? Number.POSITIVE_INFINITY : STUDENT * Math.sqrt(variance / logs.length);
  return { ratio: tidy(Math.exp(mean)), low: tidy(Math.exp(mean - margin)), high: tidy(Math.exp(mean + margin)) };
}

/** Student's t for two dozen rounds. */
const STUDENT = 2.07;

export function rateOf({ work, seconds }: Spent): number {
  return work / seconds;
}

export function total(spent: readonly Spent[]): Spent {
  return spent.reduce((sum, { work, seconds }) => ({ work: sum.work + work, seconds: sum.seconds + seconds }), { work: 0, seconds: 0 });
}

function tidy(value: number): number {
  return Math.round(value * 1000) / 1000;
}
