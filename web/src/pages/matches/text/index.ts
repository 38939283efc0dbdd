import { type Ui, useUi } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

const TEXT = { en, nl };

export type MatchesUi = Ui<typeof en>;

/** The words of the shell with those of finished matches. */
export function useMatchesUi(): MatchesUi {
  return useUi(TEXT);
}
