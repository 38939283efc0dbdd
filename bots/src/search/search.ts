import type { Chance, Dealer, Decision, GameEvent, Seat } from '@belfry/kernel';
import { type Budget, meter } from '../budget.ts';
import { type Judge, judgedShares, sharesOf, wonShares } from '../evaluation/judge.ts';
import { settle, sharesAfter, thinkable, weighOn } from '../evaluation/one-ply.ts';
import type { Knobs } from './knobs.ts';
import { type MoveKeys, moveKeys } from './move-keys.ts';
import { type Branch, type Node, newBranch, newNode, record, selectBranch } from './tree.ts';

/** A move at the root, and what the search found it to be worth. */
export interface Finding {
  readonly move: unknown;
  readonly visits: number;
  /** Each seat's share of the win to expect. */
  readonly shares: readonly number[];
}

interface Search {
  readonly judge: Judge;
  readonly knobs: Knobs;
  readonly seat: Seat;
  /** The moves at the root. */
  readonly moves: readonly unknown[];
  readonly dealer: Dealer<GameEvent>;
  readonly keyOf: MoveKeys;
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
  const mayGoOn = meter(budget);
  const run: Search = { judge, knobs, seat, moves, dealer: { chance }, keyOf: moveKeys(game) };
  const root = newNode();
  const worlds = imagineWorlds(judge, view, chance, Math.max(2, Math.min(knobs.worlds, Math.floor(600 / moves.length))));
  const mean = meanShares(worlds);
  const weighed = weighOn(
    judge,
    worlds.map(({ state }) => state),
    seat,
    moves,
    chance,
    firstHalf(budget),
  );
  moves.forEach((move, at) => {
    root.branches.set(run.keyOf(seat, move), newBranch(move, weighed[at] as Float64Array, knobs.rootTrust));
  });
  for (let iteration = 0; mayGoOn(iteration); iteration++) {
    if (iteration % knobs.reuse === knobs.reuse - 1) worlds.push(...imagineWorlds(judge, view, chance, 1));
    const world = worlds[iteration % worlds.length] as World;
    walkDown(run, root, game.clone(world.state), luckOf(world, mean));
  }
  return [...root.branches.values()]
    .map(({ move, visits, sums }) => ({ move, visits, shares: Array.from(sums, (sum) => sum / visits) }))
    .sort((a, b) => surely(b, seat) - surely(a, seat));
}

/** Weighing the moves at the root must leave time to search. */
function firstHalf(budget: Budget): () => boolean {
  if ('iterations' in budget) return () => true;
  const mayGoOn = meter({ milliseconds: budget.milliseconds / 2 });
  return () => mayGoOn(0);
}

/** A move that was tried little must look that much better. */
function surely({ shares, visits }: Finding, seat: Seat): number {
  return (shares[seat] as number) - CAUTION / Math.sqrt(visits);
}

const CAUTION = 0.05;

/** An imagined state, and what it is worth before anybody moves. */
interface World {
  readonly state: unknown;
  readonly shares: Float64Array;
}

function imagineWorlds(judge: Judge, view: unknown, chance: Chance, count: number): World[] {
  return Array.from({ length: count }, () => {
    const state = judge.game.imagine(view, chance);
    return { state, shares: judgedShares(judge, state) };
  });
}

function meanShares(worlds: readonly World[]): Float64Array {
  const mean = new Float64Array((worlds[0] as World).shares.length);
  for (const { shares } of worlds)
    for (let s = 0; s < mean.length; s++) mean[s] = (mean[s] as number) + (shares[s] as number) / worlds.length;
  return mean;
}

/**
 * How lucky a world is for each seat before anybody moves. It is taken off what is found there, so that a move does not look better for having
 * been tried in better worlds.
 */
function luckOf({ shares }: World, mean: Float64Array): Float64Array {
  return shares.map((share, s) => share - (mean[s] as number));
}

/** One iteration: down the tree to a new point, judge it, and note the judgement along the way. */
function walkDown(run: Search, root: Node, state: unknown, luck: Float64Array): void {
  const { judge, seat: searcher, dealer } = run;
  const { game, evaluation } = judge;
  const path: Branch[] = [];
  let node = root;
  for (;;) {
    const pending = game.pending(state);
    if (pending.length === 0) {
      const outcome = game.outcome(state);
      record(path, outcome === null ? judgedShares(judge, state) : wonShares(outcome), luck);
      return;
    }
    const seat = node === root ? searcher : speaker(judge, state, pending);
    // What is legal for the searcher does not depend on what it imagines.
    const moves = node === root ? run.moves : thinkable(judge, state, game.legal(state, seat));
    if (moves.length === 1 && node !== root) {
      // Nothing to choose is nothing to learn.
      game.apply(state, seat, moves[0], dealer);
      continue;
    }
    node.visits++;
    if (node.visits <= run.knobs.patience && node !== root) {
      settle(judge, state, dealer.chance);
      record(path, sharesOf(judge, state), luck);
      return;
    }
    if (node !== root && seat !== searcher && evaluation.guesses?.(state, seat)) {
      const branch = guessedBranch(run, node, state, seat, moves);
      path.push(branch);
      game.apply(state, seat, branch.move, dealer);
      branch.next ??= newNode();
      node = branch.next;
      continue;
    }
    const { known, found } = branchesAt(run, node, state, seat, moves);
    if (found !== null) {
      record(path, found, luck);
      return;
    }
    const branch = selectBranch(known, seat, run.knobs.curiosity);
    path.push(branch);
    game.apply(state, seat, branch.move, dealer);
    branch.next ??= newNode();
    node = branch.next;
  }
}

/** Who decides next when several could. */
function speaker({ evaluation }: Judge, state: unknown, pending: readonly Decision[]): Seat {
  const seat = evaluation.unsettled?.(state) ?? -1;
  return seat >= 0 ? seat : (pending[0] as Decision).seat;
}

/** The branches of the legal moves. On the first visit they are judged, and `found` is what the best of them is worth. */
function branchesAt(
  run: Search,
  node: Node,
  state: unknown,
  seat: Seat,
  moves: readonly unknown[],
): { known: Branch[]; found: Float64Array | null } {
  const { keyOf, knobs } = run;
  const known: Branch[] = [];
  const unknown: unknown[] = [];
  for (const move of moves) {
    const branch = node.branches.get(keyOf(seat, move));
    if (branch === undefined) unknown.push(move);
    else known.push(branch);
  }
  if (unknown.length === 0) return { known, found: null };
  const first = known.length === 0;
  // Progressive widening: where moves are many, the next ones come in as the point is visited more often.
  const room = Math.max(0, Math.ceil(knobs.width * (1 + Math.log2(1 + node.visits / 16))) - known.length);
  let best: Float64Array | null = null;
  for (let n = 0; n < (first ? Math.max(1, room) : room) && unknown.length > 0; n++) {
    const at = unknown.length > room ? run.dealer.chance.below(unknown.length) : unknown.length - 1;
    const move = unknown[at];
    unknown[at] = unknown[unknown.length - 1];
    unknown.pop();
    const shares = sharesAfter(run.judge, state, seat, move, run.dealer.chance);
    const branch = newBranch(move, shares, knobs.trust);
    node.branches.set(keyOf(seat, move), branch);
    known.push(branch);
    if (best === null || (shares[seat] as number) > (best[seat] as number)) best = shares;
  }
  return { known, found: first ? best : null };
}

/** What another seat would do that cannot know what the searcher knows: it imagines for itself and takes what looks good, not always the best. */
function guessedBranch(run: Search, node: Node, state: unknown, seat: Seat, moves: readonly unknown[]): Branch {
  const { judge, keyOf, knobs, dealer } = run;
  const { game } = judge;
  const imagined = game.imagine(game.view(state, seat), dealer.chance);
  let chosen = moves[0];
  let chosenShares: Float64Array | null = null;
  let best = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const shares = sharesAfter(judge, imagined, seat, move, dealer.chance);
    const value = (shares[seat] as number) + knobs.doubt * (dealer.chance.below(1000) / 1000);
    if (value <= best) continue;
    best = value;
    chosen = move;
    chosenShares = shares;
  }
  const key = keyOf(seat, chosen);
  let branch = node.branches.get(key);
  if (branch === undefined) {
    branch = newBranch(chosen, chosenShares ?? new Float64Array(judge.evaluation.seats(state)), knobs.trust);
    node.branches.set(key, branch);
  }
  branch.available++;
  return branch;
}
