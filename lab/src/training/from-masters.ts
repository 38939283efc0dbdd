import type { BotGame, TableWeights, WorkerPool } from '@belfry/bots';
import { BadInput, itemAt } from '@belfry/kernel';
import { runAll } from '../worker-pool/run-all.ts';
import type { SearchedEpisode } from './episode.ts';
import { newTableLearner, tableWeightsOf } from './table-learner.ts';
import { bestReading, type Reading } from './table-readings.ts';
import { type RunPlan, writeSafely } from './train.ts';
import type { SearchedEpisodeTask, TrainingWork } from './training-work.ts';

export interface MastersPlan extends Omit<RunPlan, 'generations'> {
  /** The Masters' search budget per move. */
  readonly iterations: number;
}

/** Lets Masters play, and learns from the results of their searches and of the games. */
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
  await runAll(pool, 'searchedEpisode', tasksOf(plan), (more) => {
    episodes.push(more);
    afterGame(episodes.length);
  });
  // Results arrive in any order; only the seed may decide.
  const inOrder = episodes.sort((a, b) => a.index - b.index).map(({ episode }) => episode);
  const learner = newTableLearner(evaluation.features.names.length, plan.hidden, evaluation.learnt.weights, plan.seed);
  const { readings, best, numbers } = bestReading(learner, inOrder, `${plan.seed}:study`, 1);
  const tableWeights = tableWeightsOf(learner, numbers, { command, games: plan.games, loss: best });
  writeSafely(file, { plan, readings, tableWeights });
  return { readings, tableWeights };
}

function* tasksOf({ game, games, iterations, seed, players }: MastersPlan): Generator<SearchedEpisodeTask> {
  for (let index = 0; index < games; index++)
    yield { game, index, iterations, players: itemAt(players, index % players.length), seed: `${seed}:masters:${index}` };
}
