/** Words of the replay. */
export const words = {
  'replay.first': 'To the start',
  'replay.back': 'One step back',
  'replay.play': 'Play by itself',
  'replay.pause': 'Stop',
  'replay.on': 'One step on',
  'replay.last': 'To the end',
  'replay.moment': 'Moment',
  'replay.at': 'Moment {at} of {all}, round {round}',
  'replay.of': '{at} of {all}',
  'replay.speed': 'Speed {times}×',
  'replay.as': 'Seen by',
  'replay.open': 'Everything open',
  'replay.link': 'Copy a link to this moment',
  'replay.play-on': 'Play on from here',
  'replay.tools': 'Steps through the match',
  'replay.table': 'Back to the table',
  'replay.mirror': 'The mirror',
  'replay.more': 'What else you can do',
  'replay.hands': 'Hands',
  'replay.chances': 'Chance to win',
  'replay.swing': 'Turning point {n}',
};

export type ReplayKey = keyof typeof words;
