import type { BotRules } from '../contract/bot-game.ts';
import { type Judge, masterJudgeOf } from '../evaluation/judge.ts';

/** The one judge of all advice: hints, reasons, the course of a match, the mirror and puzzles must not contradict each other, nor what a Master plays. */
export function adviserOf(game: BotRules): Judge {
  return masterJudgeOf(game);
}
