import { TEXT_NUMBERS } from '../../../src/data/text-numbers.ts';

/** Texts of the guide, in addition to those of the game and its board. */
export const en = {
  'guide.aim.1': 'Everyone fills a stall with wares. Many of one kind are worth far more than one of each.',
  'guide.turn.offer': 'Offer',
  'guide.turn.offer.text': 'All lay a card from their hand face down at the same time.',
  'guide.turn.take': 'Take',
  'guide.turn.take.text':
    'The highest number takes a ware from the row first. The lowest takes last, and its offer comes into the stall as well.',
  'guide.end.text': `The game is over after ${TEXT_NUMBERS.rounds} rounds.`,
  'guide.setup.row': 'The row: as many wares as there are players.',
  'guide.setup.stall': `A stall for everyone, and ${TEXT_NUMBERS.hand} cards in hand.`,
  'guide.score.points': 'the number of its wares times itself',
  'guide.sign.number': 'Number',
  'guide.sign.number.text': 'How much a card offers.',
  'guide.section.wares': 'Wares',
  'guide.filter.kind': 'Kind',
  'guide.ware': 'Offers {number}.',
} as const;
