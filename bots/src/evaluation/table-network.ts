import type { Seat } from '@belfry/kernel';
import type { TableWeights } from '../contract/weights.ts';

/** Judges every seat in relation to the others: what they have changes the value of a feature. */
export interface TableNetwork {
  readonly inputs: number;
  readonly hidden: number;
  readonly points: number;
  /** One row per feature: what one step of it adds to each sum of its seat. */
  readonly rows: Float64Array;
  readonly bias: Float64Array;
  readonly scoreBias: number;
  readonly strengthOut: Float64Array;
  readonly scoreOut: Float64Array;
  /** The features each seat was last seen with, and their sums. */
  readonly known: Known[];
  /** Scratch space: what all seats together add to the units of the others, including the biases. */
  readonly all: Float64Array;
}

interface Known {
  /** In integer steps. */
  readonly features: Int32Array;
  readonly sums: Float64Array;
}

const UNIT = 4096;
/** Features are rounded to this many steps per unit, so that sums stay exact. */
const STEPS = 256;
/** Added before truncation, so that the number is rounded and never negative. */
const ROUNDING = 2 ** 20;

/** Returns the offset of each part in the row of numbers. */
export function tableLayout(inputs: number, hidden: number) {
  const columns = 2 * hidden + 2;
  const bias = inputs * columns;
  const scoreBias = bias + hidden;
  const strengthOut = scoreBias + 1;
  const scoreOut = strengthOut + hidden;
  return { columns, strength: 2 * hidden, score: 2 * hidden + 1, bias, scoreBias, strengthOut, scoreOut, size: scoreOut + hidden };
}

export function tableNetworkOf(inputs: number, { hidden, points, numbers }: TableWeights): TableNetwork {
  const at = tableLayout(inputs, hidden);
  if (numbers.length !== at.size) {
    throw new Error(`the weights hold ${numbers.length} numbers, but ${inputs} features need ${at.size}; train them again`);
  }
  const part = (from: number, length: number): Float64Array => fromUnits(numbers.slice(from, from + length));
  const [scoreBias = 0] = part(at.scoreBias, 1);
  return {
    inputs,
    hidden,
    points,
    rows: part(0, at.bias).map((n) => n / STEPS),
    bias: part(at.bias, hidden),
    scoreBias,
    strengthOut: part(at.strengthOut, hidden),
    scoreOut: part(at.scoreOut, hidden),
    known: [],
    all: new Float64Array(hidden),
  };
}

/** Converts numbers to the stored form: integers in units of 1/4096. */
export function toUnits(numbers: ArrayLike<number>): number[] {
  return Array.from(numbers, (n) => Math.round(n * UNIT));
}

/** Converts stored numbers back for calculation. */
export function fromUnits(numbers: readonly number[]): Float64Array {
  return Float64Array.from(numbers, (n) => n / UNIT);
}

/** Updates the features of a seat. Most are the same as the last time, and only the changed ones are recalculated. */
export function see(net: TableNetwork, seat: Seat, features: Float64Array): void {
  const { rows, inputs } = net;
  const columns = 2 * net.hidden + 2;
  net.known[seat] ??= { features: new Int32Array(inputs), sums: new Float64Array(columns) };
  const { features: before, sums } = net.known[seat];
  for (let i = 0; i < inputs; i++) {
    const steps = ((features[i] * STEPS + (ROUNDING + 0.5)) | 0) - ROUNDING;
    const change = steps - before[i];
    if (change === 0) continue;
    before[i] = steps;
    // Two at a time: searches spend most of their time here.
    for (let c = 0, r = i * columns; c < columns; c += 2, r += 2) {
      sums[c] += change * rows[r];
      sums[c + 1] += change * rows[r + 1];
    }
  }
}

/** Writes the strength of each seat seen so far into `out`. */
export function tableStrengths({ hidden, known, bias, strengthOut, all }: TableNetwork, out: Float64Array): void {
  const seats = out.length;
  const part = 1 / (seats - 1);
  all.fill(0);
  for (let s = 0; s < seats; s++) {
    const { sums } = known[s];
    for (let j = 0; j < hidden; j++) all[j] += sums[hidden + j];
  }
  for (let j = 0; j < hidden; j++) all[j] = bias[j] + all[j] * part;
  for (let s = 0; s < seats; s++) {
    const { sums } = known[s];
    let strength = sums[2 * hidden];
    for (let j = 0; j < hidden; j++) strength += Math.max(0, sums[j] + all[j] - sums[hidden + j] * part) * strengthOut[j];
    out[s] = strength;
  }
}

/** Returns the expected final score of a seat, in points. */
export function tableScore({ hidden, known, bias, scoreBias, scoreOut, points }: TableNetwork, seats: number, seat: Seat): number {
  const own = known[seat].sums;
  let score = own[2 * hidden + 1] + scoreBias;
  for (let j = 0; j < hidden; j++) {
    let others = 0;
    for (let s = 0; s < seats; s++) if (s !== seat) others += known[s].sums[hidden + j];
    score += Math.max(0, own[j] + bias[j] + others / (seats - 1)) * scoreOut[j];
  }
  return score * points;
}
