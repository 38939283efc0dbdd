import type { Say, Seat } from '@belfry/kernel';
import { useMemo } from 'react';
import { useSettings } from '../../../base/settings.ts';
import { speech, UI } from '../../../base/voice.ts';
import { TEXT as TABLE_TEXT, type TableText } from '../../../table/text/index.ts';
import type { LoadedGame } from '../../match-loader/use-game.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

const TEXT = { en, nl };

type ReplayText = TableText & typeof en;
export type ReplaySay = Say<ReplayText>;

/** The text of a replay, of the table and of the game. */
export function useReplaySay({ game, board }: LoadedGame, nameOf: (seat: Seat) => string): ReplaySay {
  const language = useSettings((settings) => settings.language);
  return useMemo(
    () => speech<ReplayText>(language, [UI, TABLE_TEXT, game.text, board.text, TEXT], nameOf),
    [language, game, board, nameOf],
  );
}
