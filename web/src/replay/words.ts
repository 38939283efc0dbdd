import { type TextKey, type Ui, useUi } from '../text/speech.ts';
import { words as en, type ReplayKey } from './words-en.ts';
import { words as nl } from './words-nl.ts';

const REPLAY = { en, nl };

export type ReplayUi = Ui<TextKey | ReplayKey>;

export function useReplayUi(): ReplayUi {
  return useUi(REPLAY);
}
