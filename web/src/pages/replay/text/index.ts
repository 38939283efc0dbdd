import { type Ui, useUi } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

const TEXT = { en, nl };

export type ReplayUi = Ui<typeof en>;

/** The words of the shell with those of a replay. */
export function useReplayUi(): ReplayUi {
  return useUi(TEXT);
}
