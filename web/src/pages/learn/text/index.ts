import { type PageSay, useSay } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

const TEXT = { en, nl };

export type LearnSay = PageSay<typeof en>;

export function useLearnSay(): LearnSay {
  return useSay(TEXT);
}
