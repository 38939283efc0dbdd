import { type TextKey, type Ui, useUi } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

const TEXT = { en, nl };

export type AccountKey = TextKey | keyof typeof en;
export type AccountUi = Ui<typeof en>;

/** The words of the shell with those of the page about yourself. */
export function useAccountUi(): AccountUi {
  return useUi(TEXT);
}
