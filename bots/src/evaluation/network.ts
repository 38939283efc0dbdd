import type { Weights } from '@belfry/kernel';

/**
 * Judges one seat by its features: a weighted sum, and beside it (when `hidden` is above 0) one layer of rectified units.
 * It has two answers: strength, from which the chances to win follow, and the final score to expect.
 */
export interface Network {
  readonly inputs: number;
  readonly hidden: number;
  readonly numbers: Float64Array;
  /** What the units between said last; scratch. */
  readonly units: Float64Array;
}

/** Where the parts begin in the row of numbers. */
export function layoutOf(inputs: number, hidden: number) {
  const score = inputs;
  const scoreBias = score + inputs;
  const into = scoreBias + 1;
  const strengthOut = into + (inputs + 1) * hidden;
  const scoreOut = strengthOut + hidden;
  return { strength: 0, score, scoreBias, into, strengthOut, scoreOut, size: scoreOut + hidden };
}

export function networkOf(inputs: number, weights: Weights): Network {
  const { size } = layoutOf(inputs, weights.hidden);
  // Before the first training nothing is known: every seat stands alike.
  if (weights.numbers.length === 0)
    return { inputs, hidden: weights.hidden, numbers: new Float64Array(size), units: new Float64Array(weights.hidden) };
  if (weights.numbers.length !== size) {
    throw new Error(`the weights hold ${weights.numbers.length} numbers, but ${inputs} features need ${size}; train them again`);
  }
  return { inputs, hidden: weights.hidden, numbers: Float64Array.from(weights.numbers), units: new Float64Array(weights.hidden) };
}

/** How strong a seat with these features stands; leaves the units filled for `scoreOf` and the learner. */
export function strengthOf(net: Network, features: Float64Array, from = 0): number {
  const { inputs, hidden, numbers, units } = net;
  const into = 2 * inputs + 1;
  const bias = into + inputs * hidden;
  for (let j = 0; j < hidden; j++) units[j] = numbers[bias + j] as number;
  let strength = 0;
  for (let i = 0; i < inputs; i++) {
    const x = features[from + i] as number;
    if (x === 0) continue;
    strength += x * (numbers[i] as number);
    const row = into + i * hidden;
    for (let j = 0; j < hidden; j++) units[j] = (units[j] as number) + x * (numbers[row + j] as number);
  }
  const out = bias + hidden;
  for (let j = 0; j < hidden; j++) {
    const unit = units[j] as number;
    if (unit > 0) strength += unit * (numbers[out + j] as number);
    else units[j] = 0;
  }
  return strength;
}

/** The final score to expect, in units of `Weights.points`; right after `strengthOf` with the same features. */
export function scoreOf(net: Network, features: Float64Array, from = 0): number {
  const { inputs, hidden, numbers, units } = net;
  const at = layoutOf(inputs, hidden);
  let score = numbers[at.scoreBias] as number;
  for (let i = 0; i < inputs; i++) score += (features[from + i] as number) * (numbers[at.score + i] as number);
  for (let j = 0; j < hidden; j++) score += (units[j] as number) * (numbers[at.scoreOut + j] as number);
  return score;
}

/** What one more of each feature would add to the strength here. */
export function slopesOf(net: Network, features: Float64Array): Float64Array {
  strengthOf(net, features);
  const { inputs, hidden, numbers, units } = net;
  const at = layoutOf(inputs, hidden);
  const slopes = numbers.slice(0, inputs);
  for (let j = 0; j < hidden; j++) {
    if (units[j] === 0) continue;
    const out = numbers[at.strengthOut + j] as number;
    for (let i = 0; i < inputs; i++) slopes[i] = (slopes[i] as number) + out * (numbers[at.into + i * hidden + j] as number);
  }
  return slopes;
}

/** Strengths to shares of a win, in place: the same for every constant added to all. */
export function toShares(strengths: Float64Array): void {
  let top = Number.NEGATIVE_INFINITY;
  for (let s = 0; s < strengths.length; s++) top = Math.max(top, strengths[s] as number);
  let sum = 0;
  for (let s = 0; s < strengths.length; s++) {
    const e = Math.exp((strengths[s] as number) - top);
    strengths[s] = e;
    sum += e;
  }
  for (let s = 0; s < strengths.length; s++) strengths[s] = (strengths[s] as number) / sum;
}
