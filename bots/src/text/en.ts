/** What the levels of the bots are called, how they play, and what they say of a move. Who plays a level in a game stands in the texts of the game. */
export const en = {
  'level.random': 'Chance',
  'level.apprentice': 'Apprentice',
  'level.journeyman': 'Journeyman',
  'level.master': 'Master',
  'level.random.line': 'Takes any move that is allowed.',
  'level.apprentice.line': 'Quick, and makes the mistakes people make.',
  'level.journeyman.line': 'Weighs every move carefully, but only the next one.',
  'level.master.line': 'Thinks ahead, also about what you may have in hand.',
  'reason.for': 'It gains you {gains}.',
  'reason.spares': 'It spares you {dangers}.',
  'reason.both': 'It gains you {gains}, and spares you {dangers}.',
  'reason.even': 'Another move is about as good.',
  'reason.later': 'What it is good for shows only many moves later.',
  'reason.less': 'A second choice: it gains you nothing that the first does not.',
  'reason.only': 'There is nothing else to do.',
  'reason.rest': 'Nothing else seems worth doing now.',
};
