/** Words that stand on the board of Market Row only. */
export const en = {
  'fact.points': 'points',
  'fact.wares': 'wares in the stall',
  'fact.cards': 'cards in hand',
  'badge.start': 'start player',

  'row.title': 'The row',
  'pile.title': 'Pile, {count, plural, one {# card} other {# cards}}',

  'stall.title': 'Stall of {seat}',
  'stall.points': '{points, plural, one {# point} other {# points}}',
  'stall.start': 'start player',
  'stall.offered': 'An offer, face down',

  'hand.title': 'Your hand',
  'hand.empty': 'No cards in hand.',
};
