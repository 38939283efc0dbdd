import type { Phrase } from '@belfry/kernel';
import type { BotGame } from '../contract/bot-game.ts';
import { costOf, type DecisionQuestion, judgeDecision } from './judge-decision.ts';
import { gradeOf, isBlamed } from './mirror.ts';

/** The coach's warning before a move that clearly loses. */
export interface Doubt {
  /** The move it would play instead, in words and in notation. */
  readonly better: Phrase;
  readonly move: string;
  /** How much chance to win the move gives away. */
  readonly loss: number;
}

/** Warns against a move, by the same judgement as the advice; null unless the move is surely a blunder. */
export function doubtAbout(game: BotGame, question: DecisionQuestion): Doubt | null {
  const ideas = judgeDecision(game, question);
  const [best] = ideas;
  const cost = costOf(ideas, question.played);
  if (best === undefined || gradeOf(cost.loss) !== 'blunder' || !isBlamed(cost)) return null;
  return { better: game.sayMove(game.read(best.move), question.view), move: best.move, loss: cost.loss };
}
