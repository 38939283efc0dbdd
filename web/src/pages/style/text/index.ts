import { type PageSay, useSay } from '../../../base/voice.ts';
import { TEXT as HOME } from '../../home/text/index.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en: { ...HOME.en, ...en }, nl: { ...HOME.nl, ...nl } };

export type StyleSay = PageSay<(typeof TEXT)['en']>;

/** The text of the style page, with that of the home page as samples. */
export function useStyleSay(): StyleSay {
  return useSay(TEXT);
}
