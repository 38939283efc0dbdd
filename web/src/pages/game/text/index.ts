import { type BotText, botTexts } from '@belfry/bots';
import type { Game } from '@belfry/kernel';
import { useMemo } from 'react';
import { useSettings } from '../../../base/settings.ts';
import { type PageSay, speech, UI, useSay } from '../../../base/voice.ts';
import { TEXT as SETTINGS } from '../../table-settings/text/index.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en: { ...SETTINGS.en, ...en }, nl: { ...SETTINGS.nl, ...nl } };

export type GameSay = PageSay<(typeof TEXT)['en']>;
export type TableMakingSay = PageSay<(typeof TEXT)['en'] & BotText>;

/** The text of the game page and of the table settings. */
export function useGameSay(): GameSay {
  return useSay(TEXT);
}

/** The same with the text of the game itself and of its bots. */
export function useTableMakingSay(game: Game): TableMakingSay {
  const language = useSettings((settings) => settings.language);
  return useMemo(() => speech(language, [UI, TEXT, botTexts(game)], String), [language, game]);
}
