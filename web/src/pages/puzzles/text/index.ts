import { type Ui, useUi } from '../../../base/voice.ts';
import type { TableText } from '../../../table/text/index.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en, nl };

/** What is said beside a puzzle, in the words of the game. */
export type PuzzleText = TableText & typeof en;
export type PuzzleUi = Ui<typeof en>;

/** The words of the shell with those of puzzles. */
export function usePuzzleUi(): PuzzleUi {
  return useUi(TEXT);
}
