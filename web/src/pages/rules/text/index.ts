import type { Game } from '@belfry/kernel';
import { type NameOfGame, type PageSay, type UiText, useSay } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en, nl };

/** What a guide says, in the words of the game and its board. */
export type GuideText = UiText & typeof en & NameOfGame;
export type RulesSay = PageSay<typeof en>;

/** The words of the shell with those of the rules, and of a game. */
export function useRulesSay(game?: Game): RulesSay {
  return useSay(TEXT, game?.text);
}
