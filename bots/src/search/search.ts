import type { Chance, Seat } from '@belfry/kernel';
import { type Budget, progressOf } from '../budget.ts';
import type { Judge } from '../evaluation/judge.ts';
import { weighOn } from '../evaluation/one-ply.ts';
import type { Knobs } from './knobs.ts';
import { moveKeys } from './move-keys.ts';
import { candidates } from './root.ts';
import { newBranch, newNode, promiseOf } from './tree.ts';
import { type Search, walkDown } from './walk.ts';
import { imagineWorld, luckOf, meanShares, type World } from './worlds.ts';

/** Judgements before the search begins, at most about this many. */
const MOST_JUDGEMENTS = 600;

/** A move at the root, and what the search found it to be worth. */
export interface Finding {
  readonly move: unknown;
  readonly visits: number;
  /** Each seat's share of the win to expect. */
  readonly shares: readonly number[];
}

/**
 * Information-set Monte-Carlo tree search: one tree over everything the searching seat can tell apart, walked down on a state imagined from
 * its view. Every seat plays for its own share of the win. Leaves are judged, not played out. Best finding first.
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
  const run: Search = { judge, knobs, seat, dealer: { chance }, keyOf: moveKeys(game), others: { met: 0, known: 0 } };
  const first = Math.max(2, Math.min(knobs.worlds, Math.floor(MOST_JUDGEMENTS / moves.length)));
  const worlds = Array.from({ length: first }, () => imagineWorld(judge, view, chance));
  const mean = meanShares(worlds);
  const weighed = weighOn(
    judge,
    worlds.map(({ state }) => state),
    seat,
    moves,
    chance,
    // Weighing the moves at the root must leave time to search.
    () => progress(0) < 0.5,
  );
  const root = newNode(mean.length);
  const branches = moves.map((move, at) => newBranch(root, move, weighed[at] as Float64Array));
  const next = candidates(branches, seat, knobs);
  for (let iteration = 0; ; iteration++) {
    const branch = next(progress(iteration));
    if (branch === null) break;
    if (iteration % knobs.reuse === knobs.reuse - 1) worlds.push(imagineWorld(judge, view, chance));
    const world = worlds[iteration % worlds.length] as World;
    walkDown(run, branch, game.clone(world.state), luckOf(world, mean));
  }
  return branches
    .map((branch) => ({
      move: branch.move,
      visits: branch.visits + knobs.rootTrust,
      shares: Array.from(mean, (_, s) => promiseOf(branch, s, knobs.rootTrust)),
    }))
    .sort((a, b) => surely(b, seat) - surely(a, seat));
}

/** A move that was tried little must look that much better. */
function surely({ shares, visits }: Finding, seat: Seat): number {
  return (shares[seat] as number) - CAUTION / Math.sqrt(visits);
}

const CAUTION = 0.05;
