import { type PageSay, type TextKey, useSay } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en, nl };

export type HomeKey = TextKey | keyof typeof en;
export type HomeSay = PageSay<typeof en>;

export function useHomeSay(): HomeSay {
  return useSay(TEXT);
}
