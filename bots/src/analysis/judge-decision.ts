import type { BotRules } from '../contract/bot-game.ts';
import type { Budget } from '../contract/budget.ts';
import { type AskedDecision, adviceOn, candidates } from './advice.ts';
import { adviserOf } from './adviser.ts';
import { type Judgement, judgeMoves } from './judge-moves.ts';

/** Asks what a move was worth beside the others. */
export interface DecisionQuestion extends AskedDecision {
  /** The move that is asked about: it is judged whatever it looks like. */
  readonly played: string;
  /** A longer look than the advice, with other luck. */
  readonly closer?: CloserLook | undefined;
}

export interface CloserLook {
  readonly budget: Budget;
  /** How small the error shall be; without it, small beside what the move cost. */
  readonly fine?: number | undefined;
  readonly seed: string;
}

/** What is surely worth less than this is no matter, and a loss is known well when its error is so small, or so small a part of it. */
const TRIFLE = 0.015;
const FINE = 0.004;
const FINE_PART = 0.12;

/** What the moves of a decision are worth: the advice on it, with the move that is asked about; or what a closer look finds. */
export function judgeDecision(game: BotRules, { view, moves, played, closer }: DecisionQuestion): readonly Judgement[] {
  if (closer !== undefined) return lookCloser(game, { view, moves, played }, closer);
  const advice = adviceOn(game, { view, moves });
  const [best] = advice;
  if (best === undefined || advice.some(({ move }) => move === played)) return advice;
  const judged = judgeMoves(adviserOf(game), view, [game.read(best.move), game.read(played)], ASIDE, played, { keep: [played] });
  const beside = judged.find(({ move }) => move === played);
  if (beside === undefined) return advice;
  // What two judgements say of the best move differs a little: what it is worth is told by the advice.
  return [...advice, { ...beside, share: Math.max(0, best.share - beside.loss) }];
}

/** For a move that nobody would advise. */
const ASIDE: Budget = { iterations: 160 };

function lookCloser(game: BotRules, { view, moves, played }: DecisionQuestion, { budget, fine, seed }: CloserLook): readonly Judgement[] {
  const thinkable = candidates(game, { view, moves }, seed);
  const asked = thinkable.some((move) => game.write(move) === played) ? thinkable : [...thinkable, game.read(played)];
  const goesOn = (soFar: readonly Judgement[]): boolean => !isKnown(costOf(soFar, played), fine);
  return judgeMoves(adviserOf(game), view, asked, budget, seed, { keep: [played], goesOn });
}

/** What a move cost beside the best one, and how much more or less it may be. The best of all may cost as much as another may yet be better. */
export function costOf(ideas: readonly Judgement[], played: string): Pick<Judgement, 'loss' | 'error'> {
  const { loss = 0, error = 0 } = ideas.find(({ move }) => move === played) ?? {};
  if (loss > 0 || error > 0) return { loss, error };
  return { loss, error: Math.max(0, ...ideas.filter(({ move }) => move !== played).map((other) => other.error - other.loss)) };
}

/** Is enough known of a move to tell what it cost? */
function isKnown({ loss, error }: Pick<Judgement, 'loss' | 'error'>, fine?: number): boolean {
  return loss + error < TRIFLE || error <= (fine ?? Math.max(FINE, FINE_PART * loss));
}
