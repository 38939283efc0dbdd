import { type PageSay, useSay } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

const TEXT = { en, nl };

export type ContinueSay = PageSay<typeof en>;

export function useContinueSay(): ContinueSay {
  return useSay(TEXT);
}
