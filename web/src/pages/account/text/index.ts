import { type PageSay, type TextKey, useSay } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

const TEXT = { en, nl };

export type AccountKey = TextKey | keyof typeof en;
export type AccountSay = PageSay<typeof en>;

export function useAccountSay(): AccountSay {
  return useSay(TEXT);
}
