/** Words of the page of finished matches; they come with it. */
export const en = {
  'matches.lead': 'Every match you have finished, with its score sheet and replay.',
  'matches.game': 'Game',
  'matches.all': 'All',
  'matches.result': 'Result',
  'matches.won': 'Won',
  'matches.lost': 'Not won',
  'matches.find': 'Player',
  'matches.none': 'No matches found.',
  'matches.more': 'Show older matches',
  'matches.place': 'place {place} of {players}',
  'matches.you-won': 'You won',
  'matches.bot-played': 'a bot played for you, so it does not count',
  'matches.expelled': 'a player was expelled, so it does not count',
  'matches.no-result': 'ended without a result',
  'matches.sheet': 'Score sheet',
  'matches.replay': 'Replay',
} as const;
