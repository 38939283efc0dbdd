import { sharesOf } from '../evaluation/judge.ts';
import { settle, sharesAfter } from '../evaluation/one-ply.ts';
import { afterReplies, nextChoice, playOn } from './replies.ts';
import type { Run } from './run.ts';
import { type Branch, type Node, newBranch, newNode, record, selectBranch } from './tree.ts';
import { without } from './worlds.ts';

/**
 * Runs one iteration: goes through a root move down the tree to a new node, plays on from there, judges, and records the judgement along
 * the path. Returns the searcher's result before the correction for luck.
 */
export function walkDown(run: Run, first: Branch, state: unknown, luck: Float64Array): number {
  const { judge, seat, dealer, params } = run;
  const path: Branch[] = [];
  let branch = first;
  for (;;) {
    path.push(branch);
    judge.game.apply(state, seat, branch.move, dealer);
    let choice = nextChoice(run, state);
    if (branch.next === null) {
      branch.next = newNode(luck.length);
      if (choice !== null) playOn(run, state, choice);
      break;
    }
    choice = afterReplies(run, state, choice);
    if (choice === null) break;
    branch = selectBranch(branchesAt(run, branch.next, state, choice.moves, luck), seat, params.exploration, params.priorVisits);
  }
  settle(judge, state, run.chance);
  const shares = sharesOf(judge, state);
  record(path, shares, luck);
  return shares[seat];
}

/** Returns the branches of the legal moves, and judges new ones by one-ply judgement. */
function branchesAt(run: Run, node: Node, state: unknown, moves: readonly unknown[], luck: Float64Array): Branch[] {
  const { keyOf, params, judge, seat, chance } = run;
  node.visits++;
  const known: Branch[] = [];
  const unknown: unknown[] = [];
  for (const move of moves) {
    const branch = node.branches.get(keyOf(move));
    if (branch === undefined) unknown.push(move);
    else known.push(branch);
  }
  // Progressive widening: if there are many moves, more are admitted as the node gets more visits.
  const width = Math.ceil(Math.max(1, params.width) * (1 + Math.log2(1 + node.visits / 16)));
  while (unknown.length > 0 && known.length < width) {
    const at = chance.below(unknown.length);
    const move = unknown[at];
    unknown[at] = unknown[unknown.length - 1];
    unknown.pop();
    const branch = newBranch(node, move, without(sharesAfter(judge, state, seat, move, chance), luck));
    node.branches.set(keyOf(move), branch);
    known.push(branch);
  }
  return known;
}
