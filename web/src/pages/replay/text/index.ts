import { type TextKey, type Ui, useUi } from '../../../base/voice.ts';
import { words as en, type ReplayKey } from './en.ts';
import { words as nl } from './nl.ts';

const REPLAY = { en, nl };

export type ReplayUi = Ui<TextKey | ReplayKey>;

export function useReplayUi(): ReplayUi {
  return useUi(REPLAY);
}
