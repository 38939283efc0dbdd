import { type TextKey, type Ui, useUi } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en, nl };

export type HomeKey = TextKey | keyof typeof en;
export type HomeUi = Ui<typeof en>;

/** The words of the shell with those of the home page. */
export function useHomeUi(): HomeUi {
  return useUi(TEXT);
}
