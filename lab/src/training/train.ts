import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { BotGame, Weights, WorkerPool } from '@belfry/bots';
import { BadInput, itemAt, seededChance } from '@belfry/kernel';
import { runAll } from '../worker-pool/run-all.ts';
import type { Episode } from './episode.ts';
import { HYPERPARAMETERS, type Learner, learnerFrom, lossOn, newLearner, study } from './learner.ts';
import type { EpisodesTask, SeededTable, TrainingWork } from './training-work.ts';

/** What every training needs to know. */
export interface RunPlan {
  readonly game: string;
  readonly games: number;
  readonly generations: number;
  readonly hidden: number;
  readonly seed: string;
  /** The number of players, one game after another. */
  readonly players: readonly number[];
}

export interface TrainingPlan extends RunPlan {
  /** Continues from the game's weights, in smaller steps, with later judgements as well as results as targets. */
  readonly goOn: boolean;
}

/** A row of the learning curve. */
export interface Generation {
  readonly generation: number;
  readonly games: number;
  /** On held-out games; the logarithm of the number of seats is ignorance. */
  readonly loss: number;
  readonly ignorance: number;
}

export interface TrainingFile {
  readonly plan: TrainingPlan;
  readonly curve: readonly Generation[];
  readonly weights: Weights;
}

/** The number of generations whose games are studied together. */
const REMEMBERED = 3;
const TIMES_STUDIED = 1;
/** One game in this many is held out to measure the loss. */
const KEPT_BACK = 12;
const GAMES_PER_TASK = 4;
/** When continuing from existing weights: the share of the usual pace, and the weight of the next position's judgement in the target. */
const GOING_ON = { pace: 0.3, later: 0.1 };

export interface TrainingObserver {
  games(played: number, generation: number): void;
  generation(row: Generation): void;
}

/** Plays and learns generation by generation; it writes the file after each, and an interrupted training resumes from it. */
export async function train(
  game: BotGame,
  plan: TrainingPlan,
  file: string,
  pool: WorkerPool<TrainingWork>,
  command: string,
  watch: TrainingObserver,
): Promise<TrainingFile> {
  const inputs = game.evaluation?.features.names.length ?? 0;
  let { curve, weights } = readTraining<TrainingFile>(file, plan) ?? { curve: [], weights: firstWeights(game, plan) };
  let learner: Learner | null = weights.numbers.length > 0 ? learnerFrom(inputs, plan.hidden, weights.points, weights.numbers) : null;
  const remembered: (readonly Episode[])[] = [];
  const keptBack: (readonly Episode[])[] = [];
  const perGeneration = Math.ceil(plan.games / plan.generations);
  for (let generation = curve.length; generation < plan.generations; generation++) {
    const episodes: Episode[] = [];
    await runAll(pool, 'episodes', tasksOf(plan, generation, perGeneration, weights), (more) => {
      episodes.push(...more);
      watch.games(episodes.length, generation);
    });
    // Results arrive in any order; only the seed may decide.
    episodes.sort((a, b) => fingerprint(a) - fingerprint(b));
    keptBack.push(episodes.filter((_, at) => at % KEPT_BACK === 0));
    remembered.push(episodes.filter((_, at) => at % KEPT_BACK !== 0));
    if (remembered.length > REMEMBERED) remembered.shift();
    if (keptBack.length > REMEMBERED) keptBack.shift();
    const held = keptBack.flat();
    learner ??= newLearner(inputs, plan.hidden, meanTotal(episodes), plan.seed);
    const chance = seededChance(`${plan.seed}:study:${generation}`);
    const progress = generation / plan.generations;
    // Smaller steps towards the end, for the last per cent.
    const rate = HYPERPARAMETERS.rate * (1 - 0.85 * progress);
    const params = plan.goOn ? { ...HYPERPARAMETERS, rate: rate * GOING_ON.pace, later: GOING_ON.later } : { ...HYPERPARAMETERS, rate };
    for (let time = 0; time < TIMES_STUDIED; time++) study(learner, remembered.flat(), chance, params);
    const loss = tidy(lossOn(learner, held));
    const games = perGeneration * (generation + 1);
    const ignorance = ignoranceOf(held);
    weights = {
      hidden: plan.hidden,
      points: learner.points,
      numbers: Array.from(learner.network.numbers, tidy),
      made: { command, games, loss },
    };
    const reached: Generation = { generation: generation + 1, games, loss, ignorance };
    curve = [...curve, reached];
    writeSafely(file, { plan, curve, weights });
    watch.generation(reached);
  }
  return { plan, curve, weights };
}

function firstWeights({ evaluation }: BotGame, { goOn, hidden }: TrainingPlan): Weights {
  if (goOn && evaluation !== undefined) {
    const { weights } = evaluation.learnt;
    if (weights.hidden !== hidden)
      throw new BadInput(`the weights that are there have ${weights.hidden} units; go on with --hidden ${weights.hidden}`);
    return weights;
  }
  return { hidden, points: 1, numbers: [], made: { command: '', games: 0, loss: 0 } };
}

function* tasksOf(plan: TrainingPlan, generation: number, games: number, weights: Weights): Generator<EpisodesTask> {
  for (const tables of tablesOf(plan, generation, games)) yield { game: plan.game, weights, tables };
}

/** Yields the games of a generation, a few at a time. */
export function* tablesOf(
  plan: Pick<TrainingPlan, 'players' | 'seed'>,
  generation: number,
  games: number,
): Generator<readonly SeededTable[]> {
  for (let from = 0; from < games; from += GAMES_PER_TASK) {
    const tables: SeededTable[] = [];
    for (let index = from; index < Math.min(games, from + GAMES_PER_TASK); index++) {
      tables.push({ players: itemAt(plan.players, index % plan.players.length), seed: `${plan.seed}:${generation}:${index}` });
    }
    yield tables;
  }
}

/** Returns the loss of a judgement that considers all seats equal. */
export function ignoranceOf(episodes: readonly Episode[]): number {
  return tidy(episodes.reduce((sum, { seats }) => sum + Math.log(seats), 0) / episodes.length);
}

/** Returns a key that sorts games independently of the workers. */
export function fingerprint({ rows, totals }: Episode): number {
  let sum = rows.length;
  for (let i = 0; i < rows.length; i += 7) sum = (sum * 31 + Math.round(itemAt(rows, i) * 1e4)) % 1_000_003;
  return sum * 1_000 + (totals[0] ?? 0);
}

function meanTotal(episodes: readonly Episode[]): number {
  const totals = episodes.flatMap((episode) => episode.totals);
  return Math.max(1, Math.round(totals.reduce((sum, total) => sum + Math.abs(total), 0) / totals.length));
}

/** Returns what an interrupted training of the same plan has written. */
export function readTraining<F extends { readonly plan: object }>(file: string, plan: F['plan']): F | null {
  if (!existsSync(file)) return null;
  const saved = JSON.parse(readFileSync(file, 'utf8')) as F;
  if (JSON.stringify(saved.plan) !== JSON.stringify(plan)) {
    throw new BadInput(`${file} belongs to another training; choose another file, or give the same command to go on with it`);
  }
  return saved;
}

/** Writes atomically: the file is complete or still the old one. */
export function writeSafely(file: string, training: object): void {
  writeFileSync(`${file}.part`, `${JSON.stringify(training)}\n`);
  renameSync(`${file}.part`, file);
}

/** Rounds to as many digits as a file needs. */
export function tidy(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
