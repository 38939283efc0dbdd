import { layoutOf, type Network, networkWith, scoreOf, strengthOf, toShares } from '@belfry/bots';
import { type Chance, itemAt, seededChance, shuffle } from '@belfry/kernel';
import { type Adam, newAdam, step } from './adam.ts';
import type { Episode } from './episode.ts';

/** Learns the weights of a network from episodes. */
export interface Learner {
  readonly network: Network;
  readonly points: number;
  readonly adam: Adam;
}

export interface Hyperparameters {
  readonly rate: number;
  readonly batch: number;
  /** How much of the target is the points margin instead of the plain win: a less noisy signal. */
  readonly margin: number;
  /** The weight of the expected score relative to the shares of the win. */
  readonly scoreWeight: number;
  /**
   * How much of the target is the judgement of the next position instead of the result: even less noisy, and as accurate as that judgement.
   */
  readonly later: number;
}

export const HYPERPARAMETERS: Hyperparameters = { rate: 0.002, batch: 64, margin: 0.3, scoreWeight: 0.3, later: 0 };

export function newLearner(inputs: number, hidden: number, points: number, seed: string): Learner {
  const { size, into, strengthOut } = layoutOf(inputs, hidden);
  const numbers = new Float64Array(size);
  const chance = seededChance(seed);
  const around = (spread: number): number => (chance.below(2001) / 1000 - 1) * spread;
  for (let i = into; i < strengthOut; i++) numbers[i] = around(Math.sqrt(3 / inputs));
  for (let i = strengthOut; i < size; i++) numbers[i] = around(0.2);
  return learnerFrom(inputs, hidden, points, numbers);
}

export function learnerFrom(inputs: number, hidden: number, points: number, numbers: ArrayLike<number>): Learner {
  const network = networkWith(inputs, hidden, Float64Array.from(numbers));
  return { network, points, adam: newAdam(network.numbers) };
}

/** Goes through all positions of the episodes once, in random order. */
export function study(learner: Learner, episodes: readonly Episode[], chance: Chance, params: Hyperparameters = HYPERPARAMETERS): void {
  const order: { episode: Episode; position: number; target: Float64Array }[] = [];
  for (const episode of episodes) {
    const positions = episode.rows.length / (episode.seats * learner.network.inputs);
    const result = targetOf(episode, learner.points, params.margin);
    const targets = params.later === 0 ? null : laterTargets(learner, episode, positions, result, params.later);
    for (let position = 0; position < positions; position++) order.push({ episode, position, target: targets?.[position] ?? result });
  }
  shuffle(chance, order);
  for (let from = 0; from < order.length; from += params.batch) {
    const batch = order.slice(from, from + params.batch);
    for (const { episode, position, target } of batch) addSlope(learner, episode, position, target, params.scoreWeight);
    step(learner.adam, params.rate, batch.length);
  }
}

/** Returns the target: who wins, softened by how far the others were behind. */
export function targetOf({ shares, totals }: Episode, points: number, margin: number): Float64Array {
  const soft = Float64Array.from(totals, (total) => (4 * total) / points);
  toShares(soft);
  return Float64Array.from(shares, (share, seat) => (1 - margin) * share + margin * soft[seat]);
}

/**
 * Returns the target of each position, from the end of the game back: partly the judgement of the next position, otherwise that position's
 * target.
 */
function laterTargets(learner: Learner, episode: Episode, positions: number, result: Float64Array, later: number): Float64Array[] {
  const targets: Float64Array[] = [];
  let target = result;
  for (let position = positions - 1; position >= 0; position--) {
    targets[position] = target;
    const judged = judgedAt(learner.network, episode, position);
    const known = target;
    target = judged.map((share, seat) => later * share + (1 - later) * itemAt(known, seat));
  }
  return targets;
}

/** Returns each seat's share of the win as the network judges a position of an episode. */
function judgedAt(network: Network, { seats, rows }: Episode, position: number): Float64Array {
  const features = new Float64Array(network.inputs);
  const shares = new Float64Array(seats);
  for (let seat = 0; seat < seats; seat++) {
    const from = (position * seats + seat) * network.inputs;
    features.set(rows.subarray(from, from + network.inputs));
    shares[seat] = strengthOf(network, features);
  }
  toShares(shares);
  return shares;
}

function addSlope(learner: Learner, episode: Episode, position: number, target: Float64Array, scoreWeight: number): void {
  const { network, points } = learner;
  const { slope } = learner.adam;
  const { inputs, hidden, numbers, units } = network;
  const at = layoutOf(inputs, hidden);
  const { seats, rows } = episode;
  const features = new Float64Array(inputs);
  const kept = new Float64Array(seats * hidden);
  const shares = new Float64Array(seats);
  const scores = new Float64Array(seats);
  for (let seat = 0; seat < seats; seat++) {
    features.set(rows.subarray((position * seats + seat) * inputs, (position * seats + seat + 1) * inputs));
    shares[seat] = strengthOf(network, features);
    scores[seat] = scoreOf(network, features);
    kept.set(units, seat * hidden);
  }
  toShares(shares);
  for (let seat = 0; seat < seats; seat++) {
    const strengthError = shares[seat] - target[seat];
    const scoreError = scoreWeight * (scores[seat] - episode.totals[seat] / points);
    const from = (position * seats + seat) * inputs;
    slope[at.scoreBias] += scoreError;
    for (let j = 0; j < hidden; j++) {
      const unit = kept[seat * hidden + j];
      if (unit === 0) {
        units[j] = 0;
        continue;
      }
      slope[at.strengthOut + j] += strengthError * unit;
      slope[at.scoreOut + j] += scoreError * unit;
      const back = strengthError * numbers[at.strengthOut + j] + scoreError * numbers[at.scoreOut + j];
      units[j] = back;
      const bias = at.into + inputs * hidden + j;
      slope[bias] += back;
    }
    for (let i = 0; i < inputs; i++) {
      const x = rows[from + i];
      if (x === 0) continue;
      slope[i] += strengthError * x;
      slope[at.score + i] += scoreError * x;
      const row = at.into + i * hidden;
      for (let j = 0; j < hidden; j++) slope[row + j] += units[j] * x;
    }
  }
}

/**
 * Returns the mean cross-entropy of the winner over held-out episodes: lower is better, and the logarithm of the number of seats is
 * ignorance.
 */
export function lossOn({ network }: Learner, episodes: readonly Episode[]): number {
  let sum = 0;
  let count = 0;
  for (const episode of episodes) {
    const positions = episode.rows.length / (episode.seats * network.inputs);
    for (let position = 0; position < positions; position++) {
      const judged = judgedAt(network, episode, position);
      episode.shares.forEach((share, seat) => {
        if (share > 0) sum -= share * Math.log(Math.max(1e-9, itemAt(judged, seat)));
      });
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}
