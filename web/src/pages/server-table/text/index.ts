import { type Ui, useUi } from '../../../base/voice.ts';
import { TEXT as SETTINGS } from '../../table-settings/text/index.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en: { ...SETTINGS.en, ...en }, nl: { ...SETTINGS.nl, ...nl } };

export type ServerTableUi = Ui<(typeof TEXT)['en']>;

/** The words of the shell with those of a table with others, and of its settings. */
export function useServerTableUi(): ServerTableUi {
  return useUi(TEXT);
}
