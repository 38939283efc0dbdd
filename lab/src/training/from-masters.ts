import type { BotGame, TableWeights, WorkerPool } from '@belfry/bots';
import { BadInput, itemAt, seededChance } from '@belfry/kernel';
import { workThrough } from '../worker-pool/work-through.ts';
import type { SearchedEpisode } from './episode.ts';
import { newTableLearner, studyTable, tableLossOn, tableWeightsOf } from './table-learner.ts';
import { tidy, writeSafely } from './training.ts';
import type { SearchedEpisodeTask, TrainingWork } from './training-work.ts';

export interface MastersPlan {
  readonly game: string;
  readonly games: number;
  /** How long the Masters think about a move. */
  readonly iterations: number;
  readonly hidden: number;
  readonly seed: string;
  /** Players at the table, one game after another. */
  readonly players: readonly number[];
}

/** How far the judgement was from what the searches and the results said, on games not studied, after going through the others so often. */
export interface Reading {
  readonly times: number;
  readonly loss: number;
}

const KEPT_BACK = 10;
/** So often the games are studied at most; the numbers that did best on games not studied are kept. */
const MOST_READINGS = 12;

/** Lets Masters play, and learns from what their searches found and from how the games ended. */
export async function trainFromMasters(
  game: BotGame,
  plan: MastersPlan,
  file: string,
  pool: WorkerPool<TrainingWork>,
  command: string,
  afterGame: (played: number) => void,
): Promise<{ readonly readings: readonly Reading[]; readonly tableWeights: TableWeights }> {
  const { evaluation } = game;
  if (evaluation === undefined || evaluation.learnt.weights.numbers.length === 0)
    throw new BadInput(`${game.id} has no weights to begin with; belfry train ${game.id} learns the first ones`);
  const episodes: { readonly index: number; readonly episode: SearchedEpisode }[] = [];
  await workThrough(pool, 'searchedEpisode', tasksOf(plan), (more) => {
    episodes.push(more);
    afterGame(episodes.length);
  });
  // Results come in any order; the seed must decide alone.
  const inOrder = episodes.sort((a, b) => a.index - b.index).map(({ episode }) => episode);
  const held = inOrder.filter((_, at) => at % KEPT_BACK === 0);
  const studied = inOrder.filter((_, at) => at % KEPT_BACK !== 0);
  const learner = newTableLearner(evaluation.features.names.length, plan.hidden, evaluation.learnt.weights, plan.seed);
  const readings: Reading[] = [{ times: 0, loss: tidy(tableLossOn(learner, held)) }];
  let best = { loss: itemAt(readings, 0).loss, numbers: learner.adam.numbers.slice() };
  for (let times = 1; times <= MOST_READINGS; times++) {
    studyTable(learner, studied, seededChance(`${plan.seed}:study:${times}`), 1 - (times - 1) / MOST_READINGS);
    const loss = tidy(tableLossOn(learner, held));
    readings.push({ times, loss });
    if (loss < best.loss) best = { loss, numbers: learner.adam.numbers.slice() };
  }
  const tableWeights = tableWeightsOf(learner, best.numbers, { command, games: plan.games, loss: best.loss });
  writeSafely(file, { plan, readings, tableWeights });
  return { readings, tableWeights };
}

function* tasksOf({ game, games, iterations, seed, players }: MastersPlan): Generator<SearchedEpisodeTask> {
  for (let index = 0; index < games; index++)
    yield { game, index, iterations, players: itemAt(players, index % players.length), seed: `${seed}:masters:${index}` };
}
