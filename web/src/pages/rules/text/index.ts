import { type TextKey, type Ui, useUi } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en, nl };

export type RulesUi = Ui<TextKey | keyof typeof en>;

/** The words of the shell with those of the rules. */
export function useRulesUi(): RulesUi {
  return useUi(TEXT);
}
