import type { Dealer, Decision, GameEvent, Seat } from '@belfry/kernel';
import { type Judge, sharesOf } from '../evaluation/judge.ts';
import { settle, sharesAfter, thinkable } from '../evaluation/one-ply.ts';
import type { Knobs } from './knobs.ts';
import type { MoveKeys } from './move-keys.ts';
import { type Branch, type Node, newBranch, newNode, record, selectBranch } from './tree.ts';
import { without } from './worlds.ts';

export interface Search {
  readonly judge: Judge;
  readonly knobs: Knobs;
  readonly seat: Seat;
  readonly dealer: Dealer<GameEvent>;
  readonly keyOf: MoveKeys;
  readonly others: Acquaintance;
}

/** How many moves of other seats the search met again at points it had been at, and how many of them it knew. */
export interface Acquaintance {
  met: number;
  known: number;
}

/** So many moves tell whether the search gets to know the others. */
const ENOUGH_MET = 200;

/**
 * Are the others strangers? Where their moves depend on hands that differ from one imagined state to the next, a tree of their moves never gets
 * deep: then they just do what looks best to them, and the tree is about the searcher's own moves.
 */
function areStrangers({ knobs, others: { met, known } }: Search): boolean {
  return knobs.others > 0 && met > ENOUGH_MET && known < knobs.familiar * met;
}

/** One iteration: through a move at the root down the tree to a new point, judge it, and note the judgement along the way. */
export function walkDown(run: Search, first: Branch, state: unknown, luck: Float64Array): void {
  const { judge, seat: searcher, dealer, knobs } = run;
  const { game, evaluation } = judge;
  const path: Branch[] = [];
  let seat = searcher;
  let branch = first;
  for (;;) {
    path.push(branch);
    game.apply(state, seat, branch.move, dealer);
    branch.next ??= newNode(luck.length);
    const node = branch.next;
    node.visits++;
    let decision = nextChoice(run, state);
    if (decision !== null && node.visits <= knobs.patience) {
      settle(judge, state, dealer.chance);
      decision = null;
    }
    if (areStrangers(run)) decision = afterReplies(run, state, decision);
    if (decision === null) {
      record(path, sharesOf(judge, state), luck);
      return;
    }
    seat = decision.seat;
    if (seat !== searcher && evaluation.guesses?.(state, seat)) {
      branch = guessedBranch(run, node, state, seat, decision.moves);
      continue;
    }
    const { known, found } = branchesAt(run, node, state, seat, decision.moves, luck);
    if (found !== null) {
      record(path, found, luck);
      return;
    }
    branch = selectBranch(known, { seat, enemy: searcher, paranoia: knobs.paranoia }, knobs.curiosity, knobs.trust);
  }
}

/** Enough for a round of everybody else; bargains could go on for ever. */
const MOST_REPLIES = 40;

/** Lets the others move until the searcher has something to choose; null when the point is to be judged as it stands. */
function afterReplies(run: Search, state: unknown, first: Choice | null): Choice | null {
  const { judge, seat: searcher, dealer } = run;
  let choice = first;
  for (let replies = 0; choice !== null && choice.seat !== searcher; replies++) {
    if (replies === MOST_REPLIES) {
      settle(judge, state, dealer.chance);
      return null;
    }
    judge.game.apply(state, choice.seat, quickReply(run, state, choice), dealer);
    choice = nextChoice(run, state);
  }
  return choice;
}

interface Choice {
  readonly seat: Seat;
  readonly moves: readonly unknown[];
}

/** What another seat does when its choices are not searched: the best at first sight of some of its moves. */
function quickReply({ judge, knobs, dealer }: Search, state: unknown, { seat, moves }: Choice): unknown {
  const { game, evaluation } = judge;
  const seen = evaluation.guesses?.(state, seat) ? game.imagine(game.view(state, seat), dealer.chance) : state;
  const from = moves.length > knobs.others ? dealer.chance.below(moves.length) : 0;
  const count = Math.min(moves.length, knobs.others);
  let best: unknown = null;
  let bestShare = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < count; n++) {
    // Neighbours in the list are much alike, so those tried are spread over it.
    const move = moves[(from + Math.floor((n * moves.length) / count)) % moves.length];
    const share = sharesAfter(judge, seen, seat, move, dealer.chance)[seat] as number;
    if (share <= bestShare) continue;
    bestShare = share;
    best = move;
  }
  return best;
}

/** The next decision with something to choose, or null when the game is over: nothing to choose is nothing to learn. */
function nextChoice({ judge, dealer }: Search, state: unknown): Choice | null {
  const { game } = judge;
  for (;;) {
    const pending = game.pending(state);
    if (pending.length === 0) return null;
    const seat = speaker(judge, state, pending);
    const moves = thinkable(judge, state, game.legal(state, seat));
    if (moves.length > 1) return { seat, moves };
    game.apply(state, seat, moves[0], dealer);
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
  luck: Float64Array,
): { known: Branch[]; found: Float64Array | null } {
  const { keyOf, knobs } = run;
  const known: Branch[] = [];
  const unknown: unknown[] = [];
  for (const move of moves) {
    const branch = node.branches.get(keyOf(seat, move));
    if (branch === undefined) unknown.push(move);
    else known.push(branch);
  }
  if (seat !== run.seat && node.branches.size > 0) {
    run.others.met += moves.length;
    run.others.known += known.length;
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
    const branch = newBranch(node, move, without(shares, luck));
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
    branch = newBranch(node, chosen, chosenShares ?? new Float64Array(judge.evaluation.seats(state)));
    node.branches.set(key, branch);
  }
  branch.available++;
  return branch;
}
