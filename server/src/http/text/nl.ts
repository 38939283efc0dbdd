import type { Catalogue } from '@belfry/kernel';
import { HOURS_ADDED_PER_TURN } from '@belfry/protocol';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'preview.site': 'Vier stadsspellen in de browser: tegen bots, met vrienden, of samen aan één scherm.',
  'preview.table': 'Tafel {game}',
  'preview.seated': 'Aan tafel: {names}.',
  'preview.free': '{count, plural, one {Eén plek is nog vrij.} other {# plekken zijn nog vrij.}}',
  'preview.playing': 'Het spel is bezig.',
  'preview.finished': 'Het spel is afgelopen.',
  'preview.bank': '{minutes} minuten elk, +{seconds} s per beurt.',
  'preview.per-move': '{minutes, plural, one {# minuut} other {# minuten}} per zet.',
  'preview.per-move-days': '{days, plural, one {# dag} other {# dagen}} per zet.',
  'preview.days-bank': `{days, plural, one {# dag} other {# dagen}} elk, +${HOURS_ADDED_PER_TURN} u per beurt.`,
};
