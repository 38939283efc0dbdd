import { type TextKey, type Ui, useUi } from '../../../base/voice.ts';
import { operators as en } from './en.ts';
import { operators as nl } from './nl.ts';

export type OperatorKey = TextKey | keyof typeof en;
export type OperatorUi = Ui<OperatorKey>;

const WORDS = { en, nl };

export function useOperatorUi(): OperatorUi {
  return useUi(WORDS);
}
