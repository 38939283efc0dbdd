import { type Ui, useUi } from '../../../base/voice.ts';
import { TEXT as SETTINGS } from '../../table-settings/text/index.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en: { ...SETTINGS.en, ...en }, nl: { ...SETTINGS.nl, ...nl } };

export type LobbyUi = Ui<(typeof TEXT)['en']>;

/** The words of the shell with those of a lobby, and of the settings of a table. */
export function useLobbyUi(): LobbyUi {
  return useUi(TEXT);
}
