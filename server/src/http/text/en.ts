/** What a link to a table says of itself before it is opened. */
export const en = {
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
