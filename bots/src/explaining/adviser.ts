import type { BotRules } from '../contract/bot-game.ts';
import { type Judge, judgeOf } from '../evaluation/judge.ts';

/** The one judge of all advice: hints, reasons, the course of a match, the mirror and puzzles must not contradict each other. */
export function adviserOf(game: BotRules): Judge {
  return judgeOf(game);
}
