import { layoutOf, type TableWeights, tableLayout, toShares, toUnits, type Weights } from '@belfry/bots';
import { type Chance, itemAt, seededChance, shuffle } from '@belfry/kernel';
import { type Adam, newAdam, step } from './adam.ts';
import type { SearchedEpisode } from './episode.ts';
import { targetOf } from './learner.ts';

/** Learns a network that sees the whole table, from what searches found and from results. */
export interface TableLearner {
  readonly inputs: number;
  readonly hidden: number;
  readonly points: number;
  readonly adam: Adam;
}

const RATE = 0.0005;
const BATCH = 256;
/** How much of what is to be foreseen is what the search found; the rest is what came of the game. */
const FOUND = 0.6;
const MARGIN = 0.3;
const SCORE_WEIGHT = 0.1;

/** Begins with what is known: the units of the plain network, which ignores the others, and new ones that say little yet. */
export function newTableLearner(inputs: number, hidden: number, known: Weights, seed: string): TableLearner {
  const at = tableLayout(inputs, hidden);
  const numbers = new Float64Array(at.size);
  const chance = seededChance(seed);
  const around = (spread: number): number => (chance.below(2001) / 1000 - 1) * spread;
  for (let i = 0; i < at.bias; i++) numbers[i] = around(0.08);
  for (let i = at.strengthOut; i < at.size; i++) numbers[i] = around(0.03);
  numbers.fill(0.1, at.bias, at.scoreBias);
  const from = layoutOf(inputs, known.hidden);
  const taken = Math.min(hidden, known.hidden);
  for (let i = 0; i < inputs; i++) {
    const row = i * at.columns;
    numbers[row + at.strength] = itemAt(known.numbers, from.strength + i);
    numbers[row + at.score] = itemAt(known.numbers, from.score + i);
    for (let j = 0; j < taken; j++) {
      numbers[row + j] = itemAt(known.numbers, from.into + i * known.hidden + j);
      numbers[row + hidden + j] = 0;
    }
  }
  numbers[at.scoreBias] = itemAt(known.numbers, from.scoreBias);
  for (let j = 0; j < taken; j++) {
    numbers[at.bias + j] = itemAt(known.numbers, from.into + inputs * known.hidden + j);
    numbers[at.strengthOut + j] = itemAt(known.numbers, from.strengthOut + j);
    numbers[at.scoreOut + j] = itemAt(known.numbers, from.scoreOut + j);
  }
  return { inputs, hidden, points: known.points, adam: newAdam(numbers) };
}

interface Lesson {
  readonly episode: SearchedEpisode;
  readonly position: number;
  readonly target: Float64Array;
}

/** Goes through all positions once, in random order. `pace` shortens the steps. */
export function studyTable(learner: TableLearner, episodes: readonly SearchedEpisode[], chance: Chance, pace: number): void {
  const lessons = episodes.flatMap((episode) => lessonsOf(learner, episode));
  shuffle(chance, lessons);
  for (let from = 0; from < lessons.length; from += BATCH) {
    const batch = lessons.slice(from, from + BATCH);
    for (const lesson of batch) learn(learner, lesson);
    step(learner.adam, RATE * pace, batch.length);
  }
}

/** How far the judgement is from what is to be foreseen, on the mean of positions not studied. */
export function tableLossOn(learner: TableLearner, episodes: readonly SearchedEpisode[]): number {
  let sum = 0;
  let count = 0;
  for (const episode of episodes) {
    for (const { position, target } of lessonsOf(learner, episode)) {
      const { shares } = judged(learner, episode, position);
      for (let s = 0; s < shares.length; s++) sum -= target[s] * Math.log(Math.max(1e-9, shares[s])) * itemAt(episode.trust, position);
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}

export function tableWeightsOf({ hidden, points }: TableLearner, numbers: Float64Array, made: TableWeights['made']): TableWeights {
  return { hidden, points, numbers: toUnits(numbers), made };
}

function lessonsOf({ points }: TableLearner, episode: SearchedEpisode): Lesson[] {
  const { seats, found, played } = episode;
  const result = targetOf(episode, points, MARGIN);
  return Array.from(played, (isPlayed, position) => {
    const target = Float64Array.from(found.subarray(position * seats, (position + 1) * seats));
    if (isPlayed) for (let s = 0; s < seats; s++) target[s] = FOUND * target[s] + (1 - FOUND) * result[s];
    return { episode, position, target };
  });
}

/** The judgement of a position with all that led to it. */
function judged({ inputs, hidden, adam }: TableLearner, { seats, rows }: SearchedEpisode, position: number) {
  const { numbers } = adam;
  const at = tableLayout(inputs, hidden);
  const sums = new Float64Array(seats * at.columns);
  for (let s = 0; s < seats; s++) {
    for (let i = 0; i < inputs; i++) {
      const x = rows[(position * seats + s) * inputs + i];
      if (x === 0) continue;
      for (let c = 0; c < at.columns; c++) sums[s * at.columns + c] += x * numbers[i * at.columns + c];
    }
  }
  const units = new Float64Array(seats * hidden);
  const shares = new Float64Array(seats);
  const scores = new Float64Array(seats);
  for (let s = 0; s < seats; s++) {
    shares[s] = sums[s * at.columns + at.strength];
    scores[s] = sums[s * at.columns + at.score] + numbers[at.scoreBias];
  }
  for (let j = 0; j < hidden; j++) {
    let all = 0;
    for (let s = 0; s < seats; s++) all += sums[s * at.columns + hidden + j];
    for (let s = 0; s < seats; s++) {
      const others = (all - sums[s * at.columns + hidden + j]) / (seats - 1);
      const unit = Math.max(0, sums[s * at.columns + j] + numbers[at.bias + j] + others);
      units[s * hidden + j] = unit;
      shares[s] += unit * numbers[at.strengthOut + j];
      scores[s] += unit * numbers[at.scoreOut + j];
    }
  }
  toShares(shares);
  return { at, units, shares, scores };
}

function learn(learner: TableLearner, { episode, position, target }: Lesson): void {
  const { inputs, hidden, points } = learner;
  const { numbers, slope } = learner.adam;
  const { seats, rows, totals } = episode;
  const { at, units, shares, scores } = judged(learner, episode, position);
  const trust = itemAt(episode.trust, position);
  const isPlayed = itemAt(episode.played, position) === 1;
  const strengthErrors = shares.map((share, s) => trust * (share - target[s]));
  const scoreErrors = scores.map((score, s) => (isPlayed ? SCORE_WEIGHT * (score - itemAt(totals, s) / points) : 0));
  const back = new Float64Array(seats * at.columns);
  for (let j = 0; j < hidden; j++) {
    let all = 0;
    for (let s = 0; s < seats; s++) {
      const unit = units[s * hidden + j];
      if (unit === 0) continue;
      slope[at.strengthOut + j] += strengthErrors[s] * unit;
      slope[at.scoreOut + j] += scoreErrors[s] * unit;
      const error = strengthErrors[s] * numbers[at.strengthOut + j] + scoreErrors[s] * numbers[at.scoreOut + j];
      back[s * at.columns + j] = error;
      slope[at.bias + j] += error;
      all += error;
    }
    for (let s = 0; s < seats; s++) back[s * at.columns + hidden + j] = (all - back[s * at.columns + j]) / (seats - 1);
  }
  for (let s = 0; s < seats; s++) {
    back[s * at.columns + at.strength] = strengthErrors[s];
    back[s * at.columns + at.score] = scoreErrors[s];
    slope[at.scoreBias] += scoreErrors[s];
    for (let i = 0; i < inputs; i++) {
      const x = rows[(position * seats + s) * inputs + i];
      if (x === 0) continue;
      for (let c = 0; c < at.columns; c++) slope[i * at.columns + c] += x * back[s * at.columns + c];
    }
  }
}
