import type { Catalogues } from '@belfry/board-kit';
import { type PageSay, useSay } from '../../../base/voice.ts';
import { TEXT as SETTINGS } from '../../table-settings/text/index.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const TEXT = { en: { ...SETTINGS.en, ...en }, nl: { ...SETTINGS.nl, ...nl } };

export type ServerTableSay = PageSay<(typeof TEXT)['en']>;

/** The text of a table with others, of its settings and of its board. */
export function useServerTableSay(board?: Catalogues): ServerTableSay {
  return useSay(TEXT, board);
}
