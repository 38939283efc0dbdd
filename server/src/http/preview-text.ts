import type { Catalogue, Language } from '@belfry/kernel';

const en = {
  'preview.house': 'Four city games in the browser: against bots, with friends, or around one screen.',
  'preview.table': 'A table of {game}',
  'preview.seated': 'At the table: {names}.',
  'preview.free': '{count, plural, one {One chair is still free.} other {# chairs are still free.}}',
  'preview.playing': 'The game is on.',
  'preview.finished': 'The game is over.',
  'preview.bank': '{minutes} minutes each, +{seconds} s a turn.',
  'preview.per-move': '{minutes, plural, one {# minute} other {# minutes}} a move.',
  'preview.per-move-days': '{days, plural, one {# day} other {# days}} a move.',
  'preview.days-bank': '{days, plural, one {# day} other {# days}} each, +12 h a turn.',
} as const;

export type PreviewKey = keyof typeof en;

const nl: Catalogue<PreviewKey> = {
  'preview.house': 'Vier stadsspellen in de browser: tegen bots, met vrienden, of samen aan één scherm.',
  'preview.table': 'Een tafel {game}',
  'preview.seated': 'Aan tafel: {names}.',
  'preview.free': '{count, plural, one {Eén stoel is nog vrij.} other {# stoelen zijn nog vrij.}}',
  'preview.playing': 'Het spel is bezig.',
  'preview.finished': 'Het spel is afgelopen.',
  'preview.bank': '{minutes} minuten elk, +{seconds} s per beurt.',
  'preview.per-move': '{minutes, plural, one {# minuut} other {# minuten}} per zet.',
  'preview.per-move-days': '{days, plural, one {# dag} other {# dagen}} per zet.',
  'preview.days-bank': '{days, plural, one {# dag} other {# dagen}} elk, +12 u per beurt.',
};

/** What a link to a table says of itself before it is opened. */
export const PREVIEW_WORDS: Readonly<Record<Language, Catalogue>> = { en, nl };
