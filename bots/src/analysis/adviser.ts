import type { BotRules } from '../contract/bot-game.ts';
import { type Judge, masterJudgeOf } from '../evaluation/judge.ts';

/** Returns the judge of all advice: hints, reasons, match analysis, review and puzzles must agree with each other and with the Master. */
export function adviserOf(game: BotRules): Judge {
  return masterJudgeOf(game);
}
