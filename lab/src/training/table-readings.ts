import { itemAt, seededChance } from '@belfry/kernel';
import type { Episode, SearchedEpisode } from './episode.ts';
import { studyTable, type TableLearner, tableLossOn } from './table-learner.ts';
import { tidy } from './train.ts';

/** How far the judgement was from what was to be foreseen, on games not studied, after going through the others so often. */
export interface Reading {
  readonly times: number;
  readonly loss: number;
}

const KEPT_BACK = 10;
/** So often the games are studied at most; the numbers that did best on games not studied are kept. */
const MOST_READINGS = 12;

/** Studies the games again and again, in ever smaller steps, and keeps the numbers that did best on one game in ten, which is not studied. */
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
