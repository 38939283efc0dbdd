import { type PageSay, useSay } from '../../../base/voice.ts';
import type { TableText } from '../../../table/text/index.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en, nl };

/** The text of a puzzle, besides that of the game. */
export type PuzzleText = TableText & typeof en;
export type PuzzleSay = PageSay<typeof en>;

export function usePuzzleSay(): PuzzleSay {
  return useSay(TEXT);
}
