import { ASK_RECLAIM } from '../../src/data/powers.ts';

export const AHEAD = `ahead.${ASK_RECLAIM}` as const;
export const AHEAD_ON = `${AHEAD}.on` as const;

/** Words that stand on the board of Citadels only. */
export const en = {
  'verb.choose': 'Take',
  'verb.hide': 'Lay face down',
  'verb.take-gold': 'Take gold',
  'verb.draw-cards': 'Draw cards',
  'verb.take-income': 'Take income',
  'verb.build': 'Build a district',
  'verb.murder': 'Murder a character',
  'verb.steal': 'Rob a character',
  'verb.swap-hands': 'Swap hands',
  'verb.redraw': 'Discard and redraw',
  'verb.architect-draw': 'Draw 2 extra cards',
  'verb.destroy': 'Destroy a district',
  'verb.end-turn': 'End your turn',

  'asks.resource': 'Take gold, or look at cards.',
  'asks.build': 'Build a district, or end your turn.',
  'asks.rest': 'Use what is left to you, or end your turn.',
  'asks.end': 'Nothing is left to do: end your turn.',
  'next.character': 'which one?',
  'next.hand': 'which one?',
  'next.verb.redraw': 'which cards?',
  'next.verb.swap-hands': 'with whom?',
  'next.looked': 'which cards?',
  'next.city': 'which one?',

  'fact.points': 'points',
  'fact.gold': 'gold',
  'fact.cards': 'cards in hand',
  'fact.districts': 'districts',
  'badge.crown': 'wears the crown',

  'card.kind': '{family} · {colour} · {points, plural, one {# point} other {# points}}',
  'card.label': '{name}, {cost} gold, {family}',

  'stage.choose': '{count, plural, one {# character} other {# characters}} to choose from',
  'stage.out': 'Out of this round: {characters}',
  'stage.pool': 'Characters to choose from',
  'stage.looked': 'Cards you look at',
  'stage.reclaim': 'The destroyed district',
  'stage.hidden': 'A character lying face down',
  'stage.first-hidden': 'Face down: {character}',

  'balcony.title': 'The eight characters, in the order they are called',
  'balcony.waiting': 'not called yet',
  'balcony.current': 'plays now',
  'balcony.shown': 'has played',
  'balcony.silent': 'called, nobody answered',
  'balcony.out': 'out of this round',
  'balcony.murdered': 'murdered',
  'balcony.robbed': 'to be robbed',
  'balcony.by': 'held by {seat}',

  'pile.draw': 'Draw pile, {count, plural, one {# card} other {# cards}}',
  'pile.discard': 'Discard pile, {count, plural, one {# card} other {# cards}}',
  'pile.bank': 'The bank',

  'city.title': 'City of {seat}',
  'city.district': '{district}, in the city of {seat}',
  'city.points': '{points, plural, one {# point} other {# points}}',

  [AHEAD]: 'Leave destroyed districts lying until I move again',
  [AHEAD_ON]: 'What is destroyed is let go for you until you move again yourself.',
  'hand.title': 'Your hand',
  'hand.empty': 'No cards in hand.',
  'hand.you-are': 'You are the {character}',
};
