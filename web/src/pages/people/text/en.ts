export const en = {
  'people.title': 'People',
  'people.lead': 'Everyone you have played with on this server, most recent first. You can invite them to a new table.',
  'people.none': 'Nobody yet. Open a table and share its link: the people you play with appear here.',
  'people.together': '{count, plural, =0 {no match together} one {one match together} other {# matches together}}',
  'people.last': 'last on {day}',
  'people.is-blocked': 'blocked',
  'people.profile': 'Profile',
  'people.own': 'Your profile',
  'people.all': 'People you have played with',
  'people.since': 'Here since {day}',
  'people.hidden': '{name} shares only a name and crest.',
  'people.games': 'Matches with other people',
  'people.games.none': 'No finished matches yet.',
  'people.game': 'Game',
  'people.matches': 'Matches',
  'people.place': 'Place {place}',
  'people.uncounted': 'Not counted',
  'people.uncounted.text':
    'A match is not counted when a bot played for this player, when a player was expelled, or when the players agreed to end it without a result.',
  'people.show': 'Show my profile to others',
  'people.show.lead':
    'Everyone at your tables sees your name and crest. This page also shows others how long you have been here and how your matches ended.',
  'people.invite': 'Invite {name} to a table of',
  'people.block': 'Block {name}',
  'people.block.lead':
    '{name} can then no longer invite you or take a seat at your table, and their messages no longer notify you. A match you are playing together continues. They are not told; they notice only if they try.',
  'people.unblock': 'Unblock {name}',
} as const;
