import { type NameOfGame, type Ui, type UiText, useUi } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en, nl };

/** What a guide says, in the words of the game and its board. */
export type GuideText = UiText & typeof en & NameOfGame;
export type RulesUi = Ui<typeof en>;

/** The words of the shell with those of the rules. */
export function useRulesUi(): RulesUi {
  return useUi(TEXT);
}
