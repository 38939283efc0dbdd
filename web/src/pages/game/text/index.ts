import { type Ui, useUi } from '../../../base/voice.ts';
import { TEXT as SETTINGS } from '../../table-settings/text/index.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en: { ...SETTINGS.en, ...en }, nl: { ...SETTINGS.nl, ...nl } };

export type GameUi = Ui<(typeof TEXT)['en']>;

/** The words of the shell with those of the page of a game, and of the settings of a table. */
export function useGameUi(): GameUi {
  return useUi(TEXT);
}
