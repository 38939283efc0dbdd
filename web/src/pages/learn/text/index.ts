import { type PageSay, useSay } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

const TEXT = { en, nl };

export type LearnSay = PageSay<typeof en>;

/** The words of the shell with those of lessons. */
export function useLearnSay(): LearnSay {
  return useSay(TEXT);
}
