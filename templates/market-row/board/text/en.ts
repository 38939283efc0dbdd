/** Texts that only the board of Market Row uses. */
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

  'fact.points.text': 'Scored so far; most points win.',
  'fact.wares.text': 'What has been taken from the row.',
  'fact.cards.text': 'Seen by their owner only.',
  'card.help': 'In the hand its number is your offer; in the stall its kind scores.',

  'together.offered': '{items} make their offers.',

  'remark.left-over': 'The lowest number gets what nobody else took.',
  'remark.kept-offer': 'The lowest card comes into the stall of its player as well: two wares in one round.',
} as const;
