import { type Ui, useUi } from '../../../base/voice.ts';
import { TEXT as HOME } from '../../home/text/index.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en: { ...HOME.en, ...en }, nl: { ...HOME.nl, ...nl } };

export type StyleUi = Ui<(typeof TEXT)['en']>;

/** The words of the shell with those of the style page, and of the home page as samples. */
export function useStyleUi(): StyleUi {
  return useUi(TEXT);
}
