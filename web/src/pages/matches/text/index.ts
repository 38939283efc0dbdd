import { type PageSay, useSay } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

const TEXT = { en, nl };

export type MatchesSay = PageSay<typeof en>;

export function useMatchesSay(): MatchesSay {
  return useSay(TEXT);
}
