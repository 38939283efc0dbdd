export const en = {
  'setup.way': 'How do you want to play?',
  'setup.player': 'Player {n}',
  'setup.players': 'Players',
  'setup.people': 'People at this screen',
  'setup.names': 'Name of player {n}',
  'setup.start': 'Take your seats',
  'setup.watch': 'Watch them play',
  'setup.screen.lead': 'Everyone on this device. A curtain hides each hand until its owner takes the screen.',
  'setup.watch.lead': 'Bots against bots, for looking over their shoulders.',
  'setup.friends.lead': 'A table on the server, with a link to share. Empty chairs can be filled with bots.',
  'setup.friends.make': 'Open a table',
  'setup.friends.off': 'There is no server to meet friends on right now. Playing against bots and on one screen works all the same.',
  'setup.friends.never':
    'Meeting friends through a link needs a server, and there is none behind these pages; “npm start” gives you one of your own.',
  'setup.with': '{name} is asked to this table as soon as you open it.',
} as const;
