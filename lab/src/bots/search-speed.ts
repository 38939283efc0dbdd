import { type BotGame, type Evaluation, masterJudgeOf, movesToSearch, nextToSpeak, SEARCH_PARAMS, search } from '@belfry/bots';
import { completeOptions, seededChance } from '@belfry/kernel';

/** How fast the Master searches a game, and what takes the time. */
export interface SearchSpeed {
  readonly game: string;
  readonly players: number;
  readonly iterationsPerCpuSecond: number;
  /** Shares of the search time; the rest is the tree itself. */
  readonly rules: number;
  readonly determinize: number;
  readonly evaluation: number;
}

const ITERATIONS = 1000;
const PLAYERS = 4;

/** Searches positions from whole games for about this many CPU seconds. */
export function searchSpeed(game: BotGame, seconds: number): SearchSpeed {
  const plain = searches(game, seconds / 2);
  // Timing every call slows the search down, so the shares come from a separate run.
  const watched = watch(game);
  const timed = searches(watched.game, seconds / 2);
  const share = (part: keyof typeof watched.spent): number => Math.round((1000 * watched.spent[part]) / timed.milliseconds) / 1000;
  return {
    game: game.id,
    players: PLAYERS,
    iterationsPerCpuSecond: Math.round(plain.iterations / plain.cpuSeconds),
    rules: share('rules'),
    determinize: share('determinize'),
    evaluation: share('evaluation'),
  };
}

interface Searched {
  readonly iterations: number;
  readonly cpuSeconds: number;
  /** Wall-clock time. */
  readonly milliseconds: number;
}

function searches(game: BotGame, seconds: number): Searched {
  const judge = masterJudgeOf(game);
  // No search may end early, so that every iteration runs.
  const params = { ...SEARCH_PARAMS, sure: 0 };
  const chance = seededChance('bench');
  let iterations = 0;
  let cpu = 0;
  let milliseconds = 0;
  let state: unknown = null;
  for (let decision = 0; cpu < seconds; decision++) {
    if (state === null || game.pending(state).length === 0) state = game.setup(PLAYERS, completeOptions(game.options), { chance });
    const seat = nextToSpeak(game, game.pending(state), chance);
    const moves = game.legal(state, seat);
    const view = game.view(state, seat);
    if (moves.length > 1 && decision % 5 === 0) {
      const before = process.cpuUsage();
      const began = performance.now();
      let made = 0;
      const progress = (iteration: number): number => {
        made = Math.max(made, iteration);
        return made / ITERATIONS;
      };
      const worth = movesToSearch(judge, view, seat, moves, chance, progress, params);
      if (worth.length > 1) search(judge, view, seat, worth, chance, progress, params);
      const { user, system } = process.cpuUsage(before);
      cpu += (user + system) / 1e6;
      milliseconds += performance.now() - began;
      iterations += made;
    }
    game.apply(state, seat, game.apprentice.choose(view, moves, chance).move, { chance });
  }
  return { iterations, cpuSeconds: cpu, milliseconds };
}

/** Wraps the game with a timer on everything the search calls; the times are in milliseconds by part. */
function watch(game: BotGame): { readonly game: BotGame; readonly spent: { rules: number; determinize: number; evaluation: number } } {
  const spent = { rules: 0, determinize: 0, evaluation: 0 };
  const timed = <A extends readonly unknown[], R>(part: keyof typeof spent, call: (...args: A) => R) => {
    return (...args: A): R => {
      const began = performance.now();
      const result = call(...args);
      spent[part] += performance.now() - began;
      return result;
    };
  };
  const { evaluation } = masterJudgeOf(game);
  const { features } = evaluation;
  const watchedEvaluation: Evaluation = { ...evaluation, features: { ...features, measure: timed('evaluation', features.measure) } };
  return {
    spent,
    game: {
      ...game,
      pending: timed('rules', game.pending),
      legal: timed('rules', game.legal),
      apply: timed('rules', game.apply),
      clone: timed('rules', game.clone),
      determinize: timed('determinize', game.determinize),
      evaluation: watchedEvaluation,
    },
  };
}
