/** Words of a table that only those read who sit at one; they come with it. */
export const following = {
  'together.of': '{seat} ({items})',
  'together.n': '{n} {item}',
  'telling.open': 'Open the log',
  'end.counting': 'The points are counted.',
  'end.skip': 'A tap goes to the score sheet.',
  'end.no-points': 'Without points: {lines}.',
  'end.share': 'Share the result',
  'end.share.failed': 'No picture came out. Try again',
  'table.headline': '{what}: {question}',
  'table.seat': '{seat}',
  'next.any': 'which do you mean?',
  'next.verb': 'what for?',
  'next.seat': 'who?',
  'standing.wait': 'Wait',
};
