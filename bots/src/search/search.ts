import type { Chance, GameView, Seat } from '@belfry/kernel';
import type { Progress } from '../contract/budget.ts';
import { determinizerOf } from '../evaluation/belief.ts';
import type { Judge } from '../evaluation/judge.ts';
import { weighOn } from '../evaluation/one-ply.ts';
import { commonRandomNumbers } from './common-random-numbers.ts';
import { bestFirst, type Finding } from './findings.ts';
import { moveKeys } from './move-keys.ts';
import { contestOf } from './root.ts';
import type { Run } from './run.ts';
import type { SearchParams } from './search-params.ts';
import { newBranch, newNode, promiseOf } from './tree.ts';
import { walkDown } from './walk.ts';
import { luckOf, meanShares, worldOf } from './worlds.ts';

/** The approximate limit of judgements before the search starts. */
const MOST_JUDGEMENTS = 600;
/**
 * The steps around the search (sampling the first states, judging the moves on them, choosing between equals) must not take too much of its
 * time. On a busy machine, in a new process or in complex positions they would, so each stops once this share of the budget is used.
 */
const MOST_IMAGINING = 0.25;
const MOST_WEIGHING = 0.5;
const MOST_CHOOSING = 1.1;

/**
 * Information-set Monte Carlo tree search: one tree of the searcher's own moves over the positions it can tell apart, walked down on states
 * determinized from its view. The others reply by one-ply judgement. Leaves are played on for a few moves and judged, not played out.
 * Returns the best finding first.
 */
export function search(
  judge: Judge,
  view: GameView,
  seat: Seat,
  moves: readonly unknown[],
  chance: Chance,
  progress: Progress,
  params: SearchParams,
): Finding[] {
  const { game } = judge;
  const commonRandom = commonRandomNumbers(chance);
  const run: Run = { judge, params, seat, dealer: { chance: commonRandom }, chance, keyOf: moveKeys(game) };
  const first = Math.max(2, Math.min(params.worlds, Math.floor(MOST_JUDGEMENTS / moves.length)));
  const determinize = determinizerOf(judge, view, chance, params.rationality);
  const worlds = [worldOf(judge, determinize())];
  while (worlds.length < first && progress(0) < MOST_IMAGINING) worlds.push(worldOf(judge, determinize()));
  const mean = meanShares(worlds);
  const states = worlds.map(({ state }) => state);
  const weighed = weighOn(judge, states, seat, moves, chance, () => progress(0) < MOST_WEIGHING);
  const root = newNode(mean.length);
  const branches = moves.map((move, at) => newBranch(root, move, weighed[at]));
  const contest = contestOf(branches, seat, params);
  let iteration = 0;
  for (let round = 0; ; round++) {
    const compared = contest.next(progress(iteration));
    if (compared === null) break;
    const world = worlds[round] ?? worldOf(judge, determinize());
    const luck = luckOf(world, mean);
    commonRandom.renew();
    for (const branch of compared) {
      if (progress(iteration) >= 1) break;
      commonRandom.repeat();
      contest.note(branch, walkDown(run, branch, game.clone(world.state), luck));
      iteration++;
    }
  }
  const findings = branches.map((branch) => ({
    move: branch.move,
    visits: branch.visits + params.rootPriorVisits,
    found: branch.visits === 0 ? null : Array.from(branch.sums, (sum) => sum / branch.visits),
    shares: Array.from(mean, (_, s) => promiseOf(branch, s, params.rootPriorVisits)),
  }));
  return bestFirst(judge, states, seat, findings, chance, () => progress(iteration) < MOST_CHOOSING);
}
