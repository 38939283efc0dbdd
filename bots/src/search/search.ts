import type { Chance, Seat } from '@belfry/kernel';
import { type Budget, progressOf } from '../budget.ts';
import { imaginerOf } from '../evaluation/belief.ts';
import type { Judge } from '../evaluation/judge.ts';
import { weighOn } from '../evaluation/one-ply.ts';
import { fateFrom } from './fate.ts';
import { bestFirst, type Finding } from './findings.ts';
import type { Knobs } from './knobs.ts';
import { moveKeys } from './move-keys.ts';
import { contestOf } from './root.ts';
import type { Run } from './run.ts';
import { newBranch, newNode, promiseOf } from './tree.ts';
import { walkDown } from './walk.ts';
import { luckOf, meanShares, worldOf } from './worlds.ts';

/** Judgements before the search begins, at most about this many. */
const MOST_JUDGEMENTS = 600;

/**
 * Information-set Monte-Carlo tree search: one tree of the searching seat's own moves over everything it can tell apart, walked down on states imagined
 * from its view. The others reply at first sight. Leaves are played on a little and judged, not played out. Best finding first.
 */
export function search(
  judge: Judge,
  view: unknown,
  seat: Seat,
  moves: readonly unknown[],
  chance: Chance,
  budget: Budget,
  knobs: Knobs,
): Finding[] {
  const { game } = judge;
  const progress = progressOf(budget);
  const fate = fateFrom(chance);
  const run: Run = { judge, knobs, seat, dealer: { chance: fate }, chance, keyOf: moveKeys(game) };
  const first = Math.max(2, Math.min(knobs.worlds, Math.floor(MOST_JUDGEMENTS / moves.length)));
  const imagine = imaginerOf(judge, view, chance, knobs.keenness);
  const worlds = Array.from({ length: first }, () => worldOf(judge, imagine()));
  const mean = meanShares(worlds);
  const states = worlds.map(({ state }) => state);
  const weighed = weighOn(
    judge,
    states,
    seat,
    moves,
    chance,
    // Weighing the moves at the root must leave time to search.
    () => progress(0) < 0.5,
  );
  const root = newNode(mean.length);
  const branches = moves.map((move, at) => newBranch(root, move, weighed[at] as Float64Array));
  const contest = contestOf(branches, seat, knobs);
  let iteration = 0;
  for (let round = 0; ; round++) {
    const compared = contest.next(progress(iteration));
    if (compared === null) break;
    const world = worlds[round] ?? worldOf(judge, imagine());
    const luck = luckOf(world, mean);
    fate.renew();
    for (const branch of compared) {
      if (progress(iteration) >= 1) break;
      fate.repeat();
      contest.note(branch, walkDown(run, branch, game.clone(world.state), luck));
      iteration++;
    }
  }
  const findings = branches.map((branch) => ({
    move: branch.move,
    visits: branch.visits + knobs.rootTrust,
    shares: Array.from(mean, (_, s) => promiseOf(branch, s, knobs.rootTrust)),
  }));
  return bestFirst(judge, states, seat, findings, chance);
}
