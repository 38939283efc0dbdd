/** Words of the page of finished matches; they come with it. */
export const en = {
  'matches.lead': 'Every match you have finished, with its score sheet and its replay.',
  'matches.game': 'Game',
  'matches.all': 'All',
  'matches.result': 'Result',
  'matches.won': 'Won',
  'matches.lost': 'Not won',
  'matches.find': 'Who was there',
  'matches.none': 'No such match.',
  'matches.more': 'Show earlier ones',
  'matches.place': 'place {place} of {players}',
  'matches.you-won': 'You won',
  'matches.sheet': 'Score sheet',
  'matches.replay': 'Replay',
} as const;
