import { operators as en } from '../../text/operators-en.ts';
import { operators as nl } from '../../text/operators-nl.ts';
import { type TextKey, type Ui, useUi } from '../../text/speech.ts';

export type OperatorKey = TextKey | keyof typeof en;
export type OperatorUi = Ui<OperatorKey>;

const WORDS = { en, nl };

export function useOperatorUi(): OperatorUi {
  return useUi(WORDS);
}
