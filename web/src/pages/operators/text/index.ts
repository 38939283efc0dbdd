import { type PageSay, type TextKey, useSay } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

const TEXT = { en, nl };

export type OperatorKey = TextKey | keyof typeof en;
export type OperatorSay = PageSay<typeof en>;

export function useOperatorSay(): OperatorSay {
  return useSay(TEXT);
}
