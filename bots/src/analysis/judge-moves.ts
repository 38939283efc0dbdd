import { type GameView, itemAt, type Rules, seatOfView, seededChance } from '@belfry/kernel';
import { type Budget, progressOf } from '../contract/budget.ts';
import { determinizerOf } from '../evaluation/belief.ts';
import type { Judge } from '../evaluation/judge.ts';
import { commonRandomNumbers } from '../search/common-random-numbers.ts';
import { moveKeys } from '../search/move-keys.ts';
import type { Run } from '../search/run.ts';
import { SEARCH_PARAMS } from '../search/search-params.ts';
import { type Branch, newBranch, newNode } from '../search/tree.ts';
import { walkDown } from '../search/walk.ts';
import { luckOf, meanShares, worldOf } from '../search/worlds.ts';

/** What a move is worth compared with the best one, judged as the Master does. */
export interface Judgement {
  /** In notation. */
  readonly move: string;
  /** The mover's chance to win after it, from 0 to 1. */
  readonly share: number;
  /** How much more chance to win the best move leaves, with the same luck; 0 for the best. */
  readonly loss: number;
  /** Half the width of the 95 % interval around the loss. */
  readonly error: number;
}

export interface JudgingOptions {
  /** Moves that are never dropped, in notation. */
  readonly keep?: readonly string[];
  /** Called early, when little is known: is the decision worth the rest of the search? */
  readonly isWorthIt?: (soFar: readonly Judgement[]) => boolean;
  /** Called after each tree: should the search continue? */
  readonly goesOn?: (soFar: readonly Judgement[]) => boolean;
}

interface Contender {
  readonly move: unknown;
  branch: Branch;
  /** The result of each round it took part in. */
  readonly found: number[];
}

/** Worlds whose mean is the baseline for how lucky any world is. */
const FIRST_WORLDS = 24;
/**
 * Rounds per tree. After these, the search checks its results and restarts with an empty tree. A tree's result depends on the line it came
 * to trust first, the more so the longer it grows; only several trees show how reliable their mean is.
 */
const ROUNDS_OF_A_TREE = 32;
/** A move is dropped if it surely loses more than this. The check runs after each tree and after these rounds of the first tree. */
const HOPELESS = 0.04;
const FIRST_CUTS = [8, 16];
/** Standard errors in a 95 % interval, and how many more it takes with few trees. */
const CONFIDENCE = 1.96;
const FEW_TREES = 3.6;

/**
 * Judges moves, best first, by trying all of them equally often on the same states that fit the view and with the same luck to come. The
 * Master drops the worse half early to choose quickly, and so knows little about a move it rejected. This function drops hopeless moves
 * only, and never those in `keep`.
 */
export function judgeMoves(
  judge: Judge,
  view: GameView,
  moves: readonly unknown[],
  budget: Budget,
  seed: string,
  { keep = [], isWorthIt = () => true, goesOn = () => true }: JudgingOptions = {},
): Judgement[] {
  const progress = progressOf(budget);
  const { game } = judge;
  const seat = seatOfView(view);
  const chance = seededChance(seed);
  const commonRandom = commonRandomNumbers(chance);
  const run: Run = { judge, params: SEARCH_PARAMS, seat, dealer: { chance: commonRandom }, chance, keyOf: moveKeys(game) };
  const determinize = determinizerOf(judge, view, chance, SEARCH_PARAMS.rationality);
  const worlds = Array.from({ length: FIRST_WORLDS }, () => worldOf(judge, determinize()));
  const mean = meanShares(worlds);
  const bare = (move: unknown): Branch => newBranch(newNode(mean.length), move, new Float64Array(mean.length));
  const all = moves.map((move): Contender => ({ move, branch: bare(move), found: [] }));
  const kept = new Set(all.filter(({ move }) => keep.includes(game.write(move))));
  let left = all;
  let walks = 0;
  for (let round = 0; round === 0 || progress(walks) < 1; round++) {
    const world = worlds[round] ?? worldOf(judge, determinize());
    const luck = luckOf(world, mean);
    commonRandom.renew();
    for (const { branch, found } of left) {
      commonRandom.repeat();
      found.push(walkDown(run, branch, game.clone(world.state), luck) - itemAt(luck, seat));
      walks++;
    }
    const rounds = round + 1;
    if (FIRST_CUTS.includes(rounds)) {
      left = hopefulOf(left, kept);
      if (!isWorthIt(judgementsOf(game, all, left))) break;
    }
    if (rounds % ROUNDS_OF_A_TREE > 0) continue;
    for (const contender of left) contender.branch = bare(contender.move);
    left = hopefulOf(left, kept);
    if (left.length === 1 || !goesOn(judgementsOf(game, all, left))) break;
  }
  return judgementsOf(game, all, left);
}

function hopefulOf(left: readonly Contender[], kept: ReadonlySet<Contender>): Contender[] {
  const best = bestOf(left, () => true);
  return left.filter((each) => {
    if (each === best || kept.has(each)) return true;
    const { mean, error } = differenceOf(best, each);
    return mean - error <= HOPELESS;
  });
}

/** Returns the move with the highest mean over some of the rounds. All moves still in `left` took part in every round. */
function bestOf(left: readonly Contender[], counts: (round: number) => boolean): Contender {
  const meanOf = ({ found }: Contender): number => meanWhere(found, counts);
  return left.reduce((best, each) => (meanOf(each) > meanOf(best) ? each : best));
}

function meanWhere(numbers: readonly number[], counts: (round: number) => boolean): number {
  let sum = 0;
  let count = 0;
  for (const [round, number] of numbers.entries()) {
    if (!counts(round)) continue;
    sum += number;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

/** Returns the mean difference between two moves over the rounds that both took part in, and half of its 95 % interval. */
function differenceOf(one: Contender, other: Contender): { readonly mean: number; readonly error: number } {
  const pairs = pairsOf(one, other);
  const trees = Math.floor(pairs.length / ROUNDS_OF_A_TREE);
  if (trees < 3) return { mean: meanWhere(pairs, () => true), error: 2 * CONFIDENCE * doubtOf(pairs) };
  const byTree = Array.from({ length: trees }, (_, tree) =>
    meanWhere(pairs.slice(tree * ROUNDS_OF_A_TREE, (tree + 1) * ROUNDS_OF_A_TREE), () => true),
  );
  return { mean: meanWhere(pairs, () => true), error: (CONFIDENCE + FEW_TREES / (trees - 1)) * doubtOf(byTree) };
}

/** Returns the standard error of a mean. */
function doubtOf(numbers: readonly number[]): number {
  const count = numbers.length;
  const mean = meanWhere(numbers, () => true);
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return count < 2 ? 1 : Math.sqrt(squares / (count * (count - 1)));
}

function pairsOf(one: Contender, other: Contender): number[] {
  const count = Math.min(one.found.length, other.found.length);
  return one.found.slice(0, count).map((found, round) => found - itemAt(other.found, round));
}

/** Splits the rounds into two halves, tree by tree if there are several trees. */
function halvesOf(rounds: number): readonly [(round: number) => boolean, (round: number) => boolean] {
  const size = rounds < 2 * ROUNDS_OF_A_TREE ? 1 : ROUNDS_OF_A_TREE;
  const isFirst = (round: number): boolean => Math.floor(round / size) % 2 === 0;
  return [isFirst, (round) => !isFirst(round)];
}

/**
 * The move that came out best was also lucky: measured on the same rounds, every other move would seem to lose a little. So the best move
 * of one half of the rounds is compared with the others on the other half, and vice versa.
 */
function judgementsOf(game: Rules, all: readonly Contender[], left: readonly Contender[]): Judgement[] {
  const best = bestOf(left, () => true);
  const top = meanWhere(best.found, () => true);
  return all
    .map((contender) => {
      const move = game.write(contender.move);
      if (contender === best) return { move, share: within(top), loss: 0, error: 0 };
      const [one, other] = halvesOf(contender.found.length);
      const lead = (meanWhere(pairsOf(bestOf(left, one), contender), other) + meanWhere(pairsOf(bestOf(left, other), contender), one)) / 2;
      const { mean, error } = differenceOf(best, contender);
      return { move, share: within(top - mean), loss: Math.max(0, lead), error };
    })
    .sort((a, b) => b.share - a.share);
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
