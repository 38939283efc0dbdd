import { type TextKey, type Ui, useUi } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en, nl };

export type PuzzleUi = Ui<TextKey | keyof typeof en>;

/** The words of the shell with those of puzzles. */
export function usePuzzleUi(): PuzzleUi {
  return useUi(TEXT);
}
