import type { Game } from '@belfry/kernel';
import { type NameOfGame, type PageSay, type UiText, useSay } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en, nl };

/** The text of a guide, with that of the game and its board. */
export type GuideText = UiText & typeof en & NameOfGame;
export type RulesSay = PageSay<typeof en>;

/** The text of the rules pages, and of a game. */
export function useRulesSay(game?: Game): RulesSay {
  return useSay(TEXT, game?.text);
}
