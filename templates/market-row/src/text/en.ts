/** All texts for players of Market Row, in English. */
export const en = {
  'game.name': 'Market Row',
  'game.tagline': 'Offer high to choose first, or low to take more; fill your stall with many of one kind.',

  'kind.grain': 'grain',
  'kind.wool': 'wool',
  'kind.wine': 'wine',
  'kind.beer': 'beer',
  ware: '{kind} {number}',
  'word.nothing': 'nothing',

  'option.length': 'Rounds',
  'option.length.five': 'Five',
  'option.length.three': 'Three (short game)',

  'edition.1': 'Market Row was designed for this house.',

  'decision.offer': '{seat}: offer a card from your hand.',
  'decision.take': '{seat}: take a ware from the row.',

  'move.offer': 'Offer {ware}',
  'move.take': 'Take {ware}',
  'move.take.here': 'Take {ware}: {points, plural, one {# point} other {# points}} more',

  'thing.ware': 'A ware: in a stall it makes all of its kind worth more.',

  'event.round-began': 'Round {round} begins. {start} is the start player.',
  'event.laid-out': 'In the row: {wares}.',
  'event.offered': '{seat} offers {ware}, face down.',
  'event.offered.unseen': '{seat} offers a card, face down.',
  'event.turned-up': '{seat} has offered {ware}.',
  'event.took': '{seat} takes {ware}.',
  'event.left-over': '{seat} gets what is left: {ware}.',
  'event.kept-offer': '{seat} offered lowest and keeps {ware}.',
  'event.game-ended': 'The last round is over.',

  'score.grain': 'Grain',
  'score.wool': 'Wool',
  'score.wine': 'Wine',
  'score.beer': 'Beer',
  'tie.numbers': 'Tie-break: sum of the numbers',

  'board.stall': '{points, plural, one {# point} other {# points}} in the stall;',

  'report.round': 'Round {round}',
  'report.start': 'Start player: {seat}.',
  'report.row': 'Row: {wares}.',
  'report.pile': '{count, plural, one {# card} other {# cards}} in the pile.',
  'report.order': 'Order of taking: {seats}.',
  'report.seat': '{seat}',
  'report.stall': 'Stall: {wares} ({points, plural, one {# point} other {# points}}).',
  'report.hand': 'Hand: {wares}.',
  'report.hand-size': '{count, plural, one {# card} other {# cards}} in hand.',
  'report.offer': 'Offer: {ware}.',
  'report.offered': 'An offer lies face down.',

  'refusal.game-over': 'The game is over.',
  'refusal.wait-for-offers': 'You have made your offer; wait for the others.',
  'refusal.wait-to-take': 'It is not your turn to take.',
  'refusal.not-in-hand': 'You do not have that card in hand.',
  'refusal.offer-first': 'First everyone makes an offer.',
  'refusal.not-in-row': 'That ware does not lie in the row.',
  'refusal.take-now': 'The offers have been made; take a ware from the row.',
} as const;
