import { type PageSay, useSay } from '../../../base/voice.ts';
import type { TableText } from '../../../table/text/index.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en, nl };

/** What is said beside a puzzle, in the words of the game. */
export type PuzzleText = TableText & typeof en;
export type PuzzleSay = PageSay<typeof en>;

/** The words of the shell with those of puzzles. */
export function usePuzzleSay(): PuzzleSay {
  return useSay(TEXT);
}
