import type { Weights } from '../contract/weights.ts';

/**
 * Judges one seat by its features: a weighted sum and, if `hidden` is above 0, one layer of rectified units. It has two outputs: strength,
 * which gives the chances to win, and the expected final score.
 */
export interface Network {
  readonly inputs: number;
  readonly hidden: number;
  readonly numbers: Float64Array;
  /** Scratch space: the latest values of the hidden units. */
  readonly units: Float64Array;
  /** Scratch space: the features that are not 0. */
  readonly busy: Int32Array;
}

/** Returns the offset of each part in the row of numbers. */
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
  // Untrained weights judge all seats as equal.
  if (weights.numbers.length === 0) return networkWith(inputs, weights.hidden, new Float64Array(size));
  if (weights.numbers.length !== size) {
    throw new Error(`the weights hold ${weights.numbers.length} numbers, but ${inputs} features need ${size}; train them again`);
  }
  return networkWith(inputs, weights.hidden, Float64Array.from(weights.numbers));
}

export function networkWith(inputs: number, hidden: number, numbers: Float64Array): Network {
  return { inputs, hidden, numbers, units: new Float64Array(hidden), busy: new Int32Array(inputs) };
}

/** Returns the strength of a seat with these features, and leaves the hidden units filled for `scoreOf` and the learner. */
export function strengthOf(net: Network, features: Float64Array): number {
  const { inputs, hidden, numbers, units, busy } = net;
  let strength = 0;
  let count = 0;
  for (let i = 0; i < inputs; i++) {
    const x = features[i];
    if (x === 0) continue;
    strength += x * numbers[i];
    busy[count++] = i;
  }
  const whole = hidden - (hidden % BLOCK);
  for (let j = 0; j < whole; j += BLOCK) fillBlock(net, features, count, j);
  for (let j = whole; j < hidden; j++) fillUnit(net, features, count, j);
  const out = 2 * inputs + 1 + (inputs + 1) * hidden;
  for (let j = 0; j < hidden; j++) {
    const unit = units[j];
    if (unit > 0) strength += unit * numbers[out + j];
    else units[j] = 0;
  }
  return strength;
}

const BLOCK = 8;

/** Fills eight units at a time: search spends most of its time here, and sums in variables are twice as fast as sums in an array. */
function fillBlock({ inputs, hidden, numbers, units, busy }: Network, features: Float64Array, count: number, j: number): void {
  const into = 2 * inputs + 1 + j;
  const bias = into + inputs * hidden;
  let a = numbers[bias];
  let b = numbers[bias + 1];
  let c = numbers[bias + 2];
  let d = numbers[bias + 3];
  let e = numbers[bias + 4];
  let f = numbers[bias + 5];
  let g = numbers[bias + 6];
  let h = numbers[bias + 7];
  for (let n = 0; n < count; n++) {
    const i = busy[n];
    const x = features[i];
    const row = into + i * hidden;
    a += x * numbers[row];
    b += x * numbers[row + 1];
    c += x * numbers[row + 2];
    d += x * numbers[row + 3];
    e += x * numbers[row + 4];
    f += x * numbers[row + 5];
    g += x * numbers[row + 6];
    h += x * numbers[row + 7];
  }
  units[j] = a;
  units[j + 1] = b;
  units[j + 2] = c;
  units[j + 3] = d;
  units[j + 4] = e;
  units[j + 5] = f;
  units[j + 6] = g;
  units[j + 7] = h;
}

function fillUnit({ inputs, hidden, numbers, units, busy }: Network, features: Float64Array, count: number, j: number): void {
  const into = 2 * inputs + 1 + j;
  let unit = numbers[into + inputs * hidden];
  for (let n = 0; n < count; n++) {
    const i = busy[n];
    unit += features[i] * numbers[into + i * hidden];
  }
  units[j] = unit;
}

/** Returns the expected final score, in units of `Weights.points`. Call it right after `strengthOf` with the same features. */
export function scoreOf(net: Network, features: Float64Array): number {
  const { inputs, hidden, numbers, units } = net;
  const at = layoutOf(inputs, hidden);
  let score = numbers[at.scoreBias];
  for (let i = 0; i < inputs; i++) score += features[i] * numbers[at.score + i];
  for (let j = 0; j < hidden; j++) score += units[j] * numbers[at.scoreOut + j];
  return score;
}

/** Converts strengths to shares of a win, in place. A constant added to all strengths changes nothing. */
export function toShares(strengths: Float64Array): void {
  let top = Number.NEGATIVE_INFINITY;
  for (let s = 0; s < strengths.length; s++) top = Math.max(top, strengths[s]);
  let sum = 0;
  for (let s = 0; s < strengths.length; s++) {
    const e = Math.exp(strengths[s] - top);
    strengths[s] = e;
    sum += e;
  }
  for (let s = 0; s < strengths.length; s++) strengths[s] /= sum;
}
