import { type Ui, useUi } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

const TEXT = { en, nl };

export type LearnUi = Ui<typeof en>;

/** The words of the shell with those of lessons. */
export function useLearnUi(): LearnUi {
  return useUi(TEXT);
}
