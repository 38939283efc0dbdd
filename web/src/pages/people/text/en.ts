/** Why something is not done with somebody: on the pages about people, and at tables with others. */
export const peopleRefusals = {
  'refused.not-met': 'You have not played with {name} yet. Send them the link of the table.',
  'refused.not-invited': '{name} does not want to be asked by you.',
  'refused.not-welcome': 'Somebody at this table does not want to play with you.',
  'refused.many-invitations': 'You have asked many people just now. Wait half a minute.',
  'refused.no-such-question': 'Nobody is ever asked that in this game.',
  'refused.no-such-answer': 'That does not answer what you are asked.',
  'refused.block-yourself': 'You cannot block yourself.',
  'refused.many-blocks': 'You can block {people} people at most.',
};

/** Words of the pages about people; they come with them. */
export const people = {
  ...peopleRefusals,
  'people.title': 'People',
  'people.lead': 'Everybody you have played with on this server, the last first. At a new table you can ask them to come.',
  'people.none': 'Nobody yet. Open a table and send somebody its link: then you find each other here again.',
  'people.together': '{count, plural, =0 {no match together} one {one match together} other {# matches together}}',
  'people.last': 'last on {day}',
  'people.is-blocked': 'blocked',
  'people.profile': 'Profile',
  'people.own': 'Your profile',
  'people.all': 'People you have played with',
  'people.since': 'Here since {day}',
  'people.hidden': '{name} shows no more than name and crest.',
  'people.games': 'Matches with other people',
  'people.games.none': 'None played to its end yet.',
  'people.game': 'Game',
  'people.matches': 'Matches',
  'people.place': 'Place {place}',
  'people.show': 'Show my profile to others',
  'people.show.lead':
    'Your name and crest are seen wherever you sit. On this page others also read since when you come here and how your matches ended.',
  'people.invite': 'Ask {name} to a table of',
  'people.block': 'Block {name}',
  'people.block.lead':
    '{name} can then no longer ask you to a table or take a chair where you sit, and nothing they say calls you. A match you play together goes on. They are not told; they notice only if they try.',
  'people.unblock': 'Block {name} no more',
};
