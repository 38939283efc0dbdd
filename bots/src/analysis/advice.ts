import { type GameView, itemAt, seatOfView, seededChance } from '@belfry/kernel';
import type { BotRules } from '../contract/bot-game.ts';
import type { Budget } from '../contract/budget.ts';
import { weighMoves } from '../evaluation/one-ply.ts';
import { candidateMoves } from '../pruning/candidate-moves.ts';
import { adviserOf } from './adviser.ts';
import { type Judgement, judgeMoves } from './judge-moves.ts';

/** A decision as a seat sees it, with its legal moves in notation. Plain data, so that any kind of worker can receive it. */
export interface AskedDecision {
  readonly view: GameView;
  readonly moves: readonly string[];
}

/** Search budget of all advice. It is in iterations, so that the same position always gets the same advice. */
export const ADVICE: Budget = { iterations: 480 };
const SEED = 'advice';

/** The most moves to judge: those with the best one-ply judgement. */
const MOST_MOVES = 16;
const WORLDS = 6;
/** The most own turns at the end of a game to plan exactly. */
const PLANNED_TURNS = 2;

/** Cache size per game, in judgements. A judgement takes a second, and hint, coach and review ask about the same positions. */
const KEPT = 400;
const kept = new WeakMap<BotRules, Map<string, readonly Judgement[]>>();

/**
 * Judges a decision, best move first, and advises the first one. Hints, the coach, the first pass of the game review and puzzle answers
 * share this judgement.
 */
export function adviceOn(game: BotRules, { view, moves }: AskedDecision, budget: Budget = ADVICE): readonly Judgement[] {
  const known = kept.get(game) ?? new Map<string, readonly Judgement[]>();
  kept.set(game, known);
  const key = JSON.stringify([view, moves, budget]);
  const found = known.get(key) ?? judgeMoves(adviserOf(game), view, candidates(game, { view, moves }, SEED), budget, SEED);
  known.delete(key);
  known.set(key, found);
  for (const oldest of known.keys()) {
    if (known.size <= KEPT) break;
    known.delete(oldest);
  }
  return found;
}

/** Returns the moves worth judging: no obvious blunders, and only the best by one-ply judgement where there are very many. */
export function candidates(game: BotRules, { view, moves }: AskedDecision, seed: string): readonly unknown[] {
  const judge = adviserOf(game);
  const seat = seatOfView(view);
  const legal = moves.map((move) => game.read(move));
  const thinkable = candidateMoves(judge, view, seat, legal, seededChance(`${seed}:candidates`), PLANNED_TURNS);
  if (thinkable.length <= MOST_MOVES) return thinkable;
  const shares = weighMoves(judge, view, seat, thinkable, seededChance(`${seed}:first-sight`), WORLDS);
  return thinkable
    .map((move, at) => ({ move, share: itemAt(itemAt(shares, at), seat) }))
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_MOVES)
    .map(({ move }) => move);
}
