import { fromUnits, layoutOf, type TableWeights, tableLayout, toShares, toUnits, type Weights } from '@belfry/bots';
import { type Chance, itemAt, type Seat, seededChance, shuffle } from '@belfry/kernel';
import { type Adam, newAdam, step } from './adam.ts';
import type { Episode, SearchedEpisode } from './episode.ts';
import { targetOf } from './learner.ts';

/** Learns a network that sees the whole table: from search results and game results, or from game results alone. */
export interface TableLearner {
  readonly inputs: number;
  readonly hidden: number;
  readonly points: number;
  readonly adam: Adam;
}

const RATE = 0.0005;
/** Decisions per step. */
const BATCH = 64;
/** The weight of the search result in the target; the rest is the game's result. */
const FOUND = 0.6;
const MARGIN = 0.3;
const SCORE_WEIGHT = 0.1;
/** The weight of the order of a decision's moves, and how far apart two moves must be for it to count, in shares of the win. */
const ORDER_WEIGHT = 0.3;
const APART = 0.02;

/** Starts from existing weights, if any: the units of the plain network, which ignores the others, and new ones with little effect yet. */
export function newTableLearner(inputs: number, hidden: number, known: Weights, seed: string): TableLearner {
  const at = tableLayout(inputs, hidden);
  const numbers = new Float64Array(at.size);
  const chance = seededChance(seed);
  const around = (spread: number): number => (chance.below(2001) / 1000 - 1) * spread;
  for (let i = 0; i < at.bias; i++) numbers[i] = around(0.08);
  for (let i = at.strengthOut; i < at.size; i++) numbers[i] = around(0.03);
  numbers.fill(0.1, at.bias, at.scoreBias);
  if (known.numbers.length === 0) return { inputs, hidden, points: known.points, adam: newAdam(numbers) };
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

interface Position {
  readonly at: number;
  readonly target: Float64Array;
  /** How reliable the target is, 0 to 1. */
  readonly trust: number;
  /** True if the game continued from there, so that its scores say something about it. */
  readonly isPlayed: boolean;
}

/** A position and its target; for a searched decision also some positions that its moves lead to. */
interface Lesson {
  readonly episode: Episode;
  readonly positions: Position[];
  /** The seat that chooses, and the search's values of its moves. */
  readonly mover: Seat;
  readonly found: number[];
}

/** Continues from earlier weights. */
export function tableLearnerFrom(inputs: number, { hidden, points, numbers }: TableWeights): TableLearner {
  return { inputs, hidden, points, adam: newAdam(fromUnits(numbers)) };
}

/** Goes through all decisions once, in random order. `pace` scales the steps. */
export function studyTable(learner: TableLearner, episodes: readonly (Episode | SearchedEpisode)[], chance: Chance, pace: number): void {
  const lessons = episodes.flatMap((episode) => lessonsOf(learner, episode));
  shuffle(chance, lessons);
  for (let from = 0; from < lessons.length; from += BATCH) {
    const batch = lessons.slice(from, from + BATCH);
    for (const lesson of batch) learn(learner, lesson);
    step(
      learner.adam,
      RATE * pace,
      batch.reduce((sum, { positions }) => sum + positions.length, 0),
    );
  }
}

/** Returns the mean error against the targets and the order of moves, on held-out positions. */
export function tableLossOn(learner: TableLearner, episodes: readonly (Episode | SearchedEpisode)[]): number {
  let sum = 0;
  let count = 0;
  for (const episode of episodes) {
    for (const lesson of lessonsOf(learner, episode)) {
      const judgements = lesson.positions.map(({ at }) => judged(learner, episode, at));
      lesson.positions.forEach(({ target, trust }, n) => {
        const { shares } = itemAt(judgements, n);
        for (let s = 0; s < shares.length; s++) sum -= target[s] * Math.log(Math.max(1e-9, shares[s])) * trust;
        count++;
      });
      const { wanted, thought, trust } = orderOf(lesson, judgements);
      for (let n = 0; n < wanted.length; n++)
        sum -= ORDER_WEIGHT * trust * itemAt(wanted, n) * Math.log(Math.max(1e-9, itemAt(thought, n)));
    }
  }
  return count === 0 ? 0 : sum / count;
}

export function tableWeightsOf({ hidden, points }: TableLearner, numbers: Float64Array, made: TableWeights['made']): TableWeights {
  return { hidden, points, numbers: toUnits(numbers), made };
}

function lessonsOf(learner: TableLearner, episode: Episode | SearchedEpisode): Lesson[] {
  return 'found' in episode ? searchedLessons(learner, episode) : resultLessons(learner, episode);
}

/** Makes each position a separate lesson; its target is the winner. */
function resultLessons({ inputs }: TableLearner, episode: Episode): Lesson[] {
  const { seats, rows, shares } = episode;
  const target = Float64Array.from(shares);
  const lessonAt = (at: number): Lesson => ({ episode, positions: [{ at, target, trust: 1, isPlayed: true }], mover: 0, found: [] });
  return Array.from({ length: rows.length / (seats * inputs) }, (_, at) => lessonAt(at));
}

function searchedLessons({ points }: TableLearner, episode: SearchedEpisode): Lesson[] {
  const { seats, found, trust, played, mover, searched } = episode;
  const result = targetOf(episode, points, MARGIN);
  const lessons: Lesson[] = [];
  for (let at = 0; at < played.length; at++) {
    const target = Float64Array.from(found.subarray(at * seats, (at + 1) * seats));
    if (played[at] === 1) for (let s = 0; s < seats; s++) target[s] = FOUND * target[s] + (1 - FOUND) * result[s];
    if (searched[at] === 1) lessons.push({ episode, positions: [], mover: itemAt(mover, at), found: [] });
    const lesson = itemAt(lessons, lessons.length - 1);
    if (searched[at] === 0) lesson.found.push(itemAt(found, at * seats + lesson.mover));
    lesson.positions.push({ at, target, trust: itemAt(trust, at), isPlayed: played[at] === 1 });
  }
  return lessons;
}

/**
 * Returns which of a decision's moves is best, as shares of one: by the search, and by the network. The position before the moves does not
 * count.
 */
function orderOf({ positions, mover, found }: Lesson, judgements: readonly { readonly shares: Float64Array }[]) {
  const wanted = Float64Array.from(found, (share) => share / APART);
  const thought = Float64Array.from(found, (_, n) => itemAt(judgements, n + 1).shares[mover] / APART);
  toShares(wanted);
  toShares(thought);
  return { wanted, thought, trust: Math.min(...positions.map(({ trust }) => trust)) };
}

/** Returns the judgement of a position with all intermediate values. */
function judged({ inputs, hidden, adam }: TableLearner, { seats, rows }: Episode, position: number) {
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

function learn(learner: TableLearner, lesson: Lesson): void {
  const { episode, positions, mover } = lesson;
  const judgements = positions.map(({ at }) => judged(learner, episode, at));
  const { wanted, thought, trust } = orderOf(lesson, judgements);
  positions.forEach((position, n) => {
    const { target } = position;
    const judgement = itemAt(judgements, n);
    const { shares } = judgement;
    const errors = shares.map((share, s) => position.trust * (share - target[s]));
    if (n > 0) {
      const error = (ORDER_WEIGHT * trust * (itemAt(thought, n - 1) - itemAt(wanted, n - 1))) / APART;
      for (let s = 0; s < shares.length; s++) errors[s] += error * shares[mover] * (Number(s === mover) - shares[s]);
    }
    learnPosition(learner, episode, position, judgement, errors);
  });
}

/** Adds the gradient of each weight for the errors at a position. */
function learnPosition(
  learner: TableLearner,
  episode: Episode,
  { at: position, isPlayed }: Position,
  { at, units, scores }: ReturnType<typeof judged>,
  strengthErrors: Float64Array,
): void {
  const { inputs, hidden, points } = learner;
  const { numbers, slope } = learner.adam;
  const { seats, rows, totals } = episode;
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
