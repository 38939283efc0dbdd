import type { BotGame, TableWeights, WorkerPool } from '@belfry/bots';
import { BadInput } from '@belfry/kernel';
import { runAll } from '../worker-pool/run-all.ts';
import type { Episode } from './episode.ts';
import { newTableLearner, type TableLearner, tableLearnerFrom, tableWeightsOf } from './table-learner.ts';
import { bestReading } from './table-readings.ts';
import {
  fingerprint,
  type Generation,
  ignoranceOf,
  type RunPlan,
  readTraining,
  type TrainingObserver,
  tablesOf,
  writeSafely,
} from './train.ts';
import type { TrainingWork } from './training-work.ts';

export interface ResultsFile {
  readonly plan: RunPlan;
  readonly curve: readonly Generation[];
  /** Null before the first generation. */
  readonly tableWeights: TableWeights | null;
}

/** The first steps are larger than when learning starts from Masters' games. */
const PACE = 3;

/**
 * Lets one-move players on full states play with the current weights, and learns from the results of their games, generation by generation.
 * It writes the file after each, and an interrupted training resumes from it.
 */
export async function trainFromResults(
  game: BotGame,
  plan: RunPlan,
  file: string,
  pool: WorkerPool<TrainingWork>,
  command: string,
  watch: TrainingObserver,
): Promise<{ readonly curve: readonly Generation[]; readonly tableWeights: TableWeights }> {
  let { curve, tableWeights } = readTraining<ResultsFile>(file, plan) ?? { curve: [], tableWeights: null };
  const perGeneration = Math.ceil(plan.games / plan.generations);
  for (let generation = curve.length; generation < plan.generations; generation++) {
    const episodes: Episode[] = [];
    const tasks = Array.from(tablesOf(plan, generation, perGeneration), (tables) => ({ game: plan.game, weights: tableWeights, tables }));
    await runAll(pool, 'resultEpisodes', tasks, (more) => {
      episodes.push(...more);
      watch.games(episodes.length, generation);
    });
    // Results arrive in any order; only the seed may decide.
    episodes.sort((a, b) => fingerprint(a) - fingerprint(b));
    const learner = learnerOf(game, plan, tableWeights);
    const { best, numbers } = bestReading(learner, episodes, `${plan.seed}:study:${generation}`, PACE / (generation + 1));
    const games = perGeneration * (generation + 1);
    tableWeights = tableWeightsOf(learner, numbers, { command, games, loss: best });
    const reached: Generation = { generation: generation + 1, games, loss: best, ignorance: ignoranceOf(episodes) };
    curve = [...curve, reached];
    writeSafely(file, { plan, curve, tableWeights } satisfies ResultsFile);
    watch.generation(reached);
  }
  if (tableWeights === null) throw new BadInput('a training has one generation at least');
  return { curve, tableWeights };
}

function learnerOf({ evaluation, id }: BotGame, { hidden, seed }: RunPlan, learnt: TableWeights | null): TableLearner {
  if (evaluation === undefined) throw new BadInput(`${id} has no evaluation whose weights could be learnt`);
  const inputs = evaluation.features.names.length;
  return learnt === null ? newTableLearner(inputs, hidden, evaluation.learnt.weights, seed) : tableLearnerFrom(inputs, learnt);
}
