import { HAND_SIZE, ROUNDS } from '../../src/data/amounts.ts';

/** What the guide of Market Row says besides the words of the game and its board. */
export const guideEn = {
  'guide.aim.1': 'Everybody fills a stall with wares. Many of one kind are worth far more than one of each.',
  'guide.turn.offer': 'Offer',
  'guide.turn.offer.text': 'All lay a card from their hand face down at the same time.',
  'guide.turn.take': 'Take',
  'guide.turn.take.text':
    'The highest number takes a ware from the row first. The lowest takes last, and its offer comes into the stall as well.',
  'guide.end.text': `The game is over after ${ROUNDS.five} rounds.`,
  'guide.setup.row': 'The row: as many wares as there are players.',
  'guide.setup.stall': `A stall for everybody, and ${HAND_SIZE} cards in hand.`,
  'guide.score.points': 'the number of its wares times itself',
  'guide.sign.number': 'Number',
  'guide.sign.number.text': 'How much a card offers.',
  'guide.shelf.wares': 'Wares',
  'guide.filter.kind': 'Kind',
  'guide.ware': 'Offers {number}.',
};

export const guideNl: Record<keyof typeof guideEn, string> = {
  'guide.aim.1': 'Iedereen vult een kraam met waren. Veel van één soort is veel meer waard dan één van elk.',
  'guide.turn.offer': 'Bied',
  'guide.turn.offer.text': 'Allen leggen tegelijk een kaart uit de hand gedekt neer.',
  'guide.turn.take': 'Neem',
  'guide.turn.take.text':
    'Het hoogste nummer neemt als eerste een waar uit de rij. Het laagste neemt als laatste, en het bod komt ook in de kraam.',
  'guide.end.text': `Het spel is uit na ${ROUNDS.five} ronden.`,
  'guide.setup.row': 'De rij: zoveel waren als er spelers zijn.',
  'guide.setup.stall': `Een kraam voor ieder, en ${HAND_SIZE} kaarten op hand.`,
  'guide.score.points': 'het aantal waren keer zichzelf',
  'guide.sign.number': 'Nummer',
  'guide.sign.number.text': 'Hoeveel een kaart biedt.',
  'guide.shelf.wares': 'Waren',
  'guide.filter.kind': 'Soort',
  'guide.ware': 'Biedt {number}.',
};
