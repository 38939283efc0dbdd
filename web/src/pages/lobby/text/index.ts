import { type BotText, botTexts } from '@belfry/bots';
import type { Game, Say } from '@belfry/kernel';
import { useMemo } from 'react';
import { useSettings } from '../../../base/settings.ts';
import { speech, UI } from '../../../base/voice.ts';
import { TEXT as TABLE_TEXT, type TableText } from '../../../table/text/index.ts';
import { TEXT as SETTINGS } from '../../table-settings/text/index.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

const TEXT = { en: { ...SETTINGS.en, ...en }, nl: { ...SETTINGS.nl, ...nl } };

type LobbyText = TableText & (typeof TEXT)['en'] & BotText;
export type LobbySay = Say<LobbyText>;

/** The text of the lobby, the table settings, the table, and the game with its bots. */
export function useLobbySay(game: Game): LobbySay {
  const language = useSettings((settings) => settings.language);
  return useMemo(() => speech<LobbyText>(language, [UI, TABLE_TEXT, TEXT, botTexts(game)], String), [language, game]);
}
