/** Words of the mirror. */
export const words = {
  'mirror.title': 'The mirror',
  'mirror.lead':
    'Every decision of {name}, judged by the chance to win it left, from what {name} could see then, on the same luck and against Masters.',
  'mirror.running': 'The match is not over yet.',
  'mirror.begin': 'Look into the mirror',
  'mirror.who': 'Whose decisions',
  'mirror.judging': 'Judging: {percent} %',
  'mirror.stop': 'Stop',
  'mirror.stopped': 'Stopped.',
  'mirror.failed': 'This match could not be judged.',
  'mirror.accuracy': 'Accuracy',
  'mirror.accuracy.text': '100 is the best move every time.',
  'mirror.phase.opening': 'Opening',
  'mirror.phase.middle': 'Middle',
  'mirror.phase.end': 'End',
  'mirror.too-few': 'too little to choose',
  'mirror.moments': 'The moments that mattered most',
  'mirror.no-moments': 'No move can be blamed beyond the error of the judging. Well played.',
  'mirror.round': 'Round {round}',
  'mirror.grade.slip': 'slip',
  'mirror.grade.mistake': 'mistake',
  'mirror.grade.blunder': 'blunder',
  'mirror.grade.fine': 'fine',
  'mirror.cost': 'It cost {loss} of 100 wins, give or take {error}.',
  'mirror.try': 'Find the better move',
  'mirror.tried': 'found',
  'mirror.see': 'See it in the replay',
  'mirror.unused': 'Others did it in this match, {name} never: {names}.',
  'mirror.counts': '{decisions} decisions with something to choose; {slips} slips, {mistakes} mistakes, {blunders} blunders.',
};

export type MirrorKey = keyof typeof words;
