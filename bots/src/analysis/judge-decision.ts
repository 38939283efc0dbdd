import type { BotRules } from '../contract/bot-game.ts';
import type { Budget } from '../contract/budget.ts';
import { type AskedDecision, adviceOn, candidates } from './advice.ts';
import { adviserOf } from './adviser.ts';
import { type Judgement, judgeMoves } from './judge-moves.ts';

/** Asks what a move was worth compared with the others. */
export interface DecisionQuestion extends AskedDecision {
  /** The move in question: it is judged even if it looks poor. */
  readonly played: string;
  /** A longer search than the advice, with different luck. */
  readonly closer?: CloserLook | undefined;
}

export interface CloserLook {
  readonly budget: Budget;
  /** The target error; by default it is small in proportion to the loss. */
  readonly fine?: number | undefined;
  readonly seed: string;
}

/** Below this loss a move does not matter. A loss is known well once its error is below `FINE`, or below `FINE_PART` of the loss. */
const NEGLIGIBLE_LOSS = 0.015;
const FINE = 0.004;
const FINE_PART = 0.12;

/** Judges the moves of a decision: the usual advice plus the move in question, or the result of a closer look. */
export function judgeDecision(game: BotRules, { view, moves, played, closer }: DecisionQuestion): readonly Judgement[] {
  if (closer !== undefined) return lookCloser(game, { view, moves, played }, closer);
  const advice = adviceOn(game, { view, moves });
  const [best] = advice;
  if (best === undefined || advice.some(({ move }) => move === played)) return advice;
  const judged = judgeMoves(adviserOf(game), view, [game.read(best.move), game.read(played)], ASIDE, played, { keep: [played] });
  const beside = judged.find(({ move }) => move === played);
  if (beside === undefined) return advice;
  // The two judgements differ a little about the best move, so its share comes from the advice.
  return [...advice, { ...beside, share: Math.max(0, best.share - beside.loss) }];
}

/** Budget for a played move that the advice does not consider. */
const ASIDE: Budget = { iterations: 160 };

function lookCloser(game: BotRules, { view, moves, played }: DecisionQuestion, { budget, fine, seed }: CloserLook): readonly Judgement[] {
  const thinkable = candidates(game, { view, moves }, seed);
  const asked = thinkable.some((move) => game.write(move) === played) ? thinkable : [...thinkable, game.read(played)];
  const goesOn = (soFar: readonly Judgement[]): boolean => !isKnown(costOf(soFar, played), fine);
  return judgeMoves(adviserOf(game), view, asked, budget, seed, { keep: [played], goesOn });
}

/**
 * Returns the loss of a move against the best one, and its error. The best move itself may still lose as much as another could turn out to
 * be better.
 */
export function costOf(ideas: readonly Judgement[], played: string): Pick<Judgement, 'loss' | 'error'> {
  const { loss = 0, error = 0 } = ideas.find(({ move }) => move === played) ?? {};
  if (loss > 0 || error > 0) return { loss, error };
  return { loss, error: Math.max(0, ...ideas.filter(({ move }) => move !== played).map((other) => other.error - other.loss)) };
}

/** Tells whether the loss of a move is known well enough. */
function isKnown({ loss, error }: Pick<Judgement, 'loss' | 'error'>, fine?: number): boolean {
  return loss + error < NEGLIGIBLE_LOSS || error <= (fine ?? Math.max(FINE, FINE_PART * loss));
}
