import { HOURS_ADDED_PER_TURN } from '@belfry/protocol';

/** The texts of link previews. */
export const en = {
  'preview.site': 'Four city games in the browser: against bots, with friends, or around one screen.',
  'preview.table': '{game} table',
  'preview.seated': 'At the table: {names}.',
  'preview.free': '{count, plural, one {One seat is still free.} other {# seats are still free.}}',
  'preview.playing': 'The game is in progress.',
  'preview.finished': 'The game is over.',
  'preview.bank': '{minutes} minutes each, +{seconds} s per turn.',
  'preview.per-move': '{minutes, plural, one {# minute} other {# minutes}} per move.',
  'preview.per-move-days': '{days, plural, one {# day} other {# days}} per move.',
  'preview.days-bank': `{days, plural, one {# day} other {# days}} each, +${HOURS_ADDED_PER_TURN} h per turn.`,
} as const;
