import { type TextKey, type Ui, useUi } from '../../../base/voice.ts';
import { words as en } from './en.ts';
import { words as nl } from './nl.ts';

export const RULES = { en, nl };

export type RulesUi = Ui<TextKey | keyof typeof en>;

/** The words of the house with those of the rules. */
export function useRulesUi(): RulesUi {
  return useUi(RULES);
}
