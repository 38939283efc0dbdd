import { itemAt, seededChance } from '@belfry/kernel';
import type { Episode, SearchedEpisode } from './episode.ts';
import { studyTable, type TableLearner, tableLossOn } from './table-learner.ts';
import { tidy } from './train.ts';

/** The error on held-out games after this many passes over the others. */
export interface Reading {
  readonly times: number;
  readonly loss: number;
}

const KEPT_BACK = 10;
/** The most passes over the games; the weights with the lowest error on held-out games are kept. */
const MOST_READINGS = 12;

/**
 * Goes through the games repeatedly, in ever smaller steps, and keeps the weights with the lowest error on the held-out tenth of the games.
 */
export function bestReading(
  learner: TableLearner,
  episodes: readonly (Episode | SearchedEpisode)[],
  seed: string,
  pace: number,
): { readonly readings: readonly Reading[]; readonly best: number; readonly numbers: Float64Array } {
  const held = episodes.filter((_, at) => at % KEPT_BACK === 0);
  const studied = episodes.filter((_, at) => at % KEPT_BACK !== 0);
  const readings: Reading[] = [{ times: 0, loss: tidy(tableLossOn(learner, held)) }];
  let best = itemAt(readings, 0).loss;
  let numbers = learner.adam.numbers.slice();
  for (let times = 1; times <= MOST_READINGS; times++) {
    studyTable(learner, studied, seededChance(`${seed}:${times}`), pace * (1 - (times - 1) / MOST_READINGS));
    const loss = tidy(tableLossOn(learner, held));
    readings.push({ times, loss });
    if (loss >= best) continue;
    best = loss;
    numbers = learner.adam.numbers.slice();
  }
  return { readings, best, numbers };
}
