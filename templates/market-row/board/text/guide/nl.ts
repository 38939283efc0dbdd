import type { Catalogue } from '@belfry/kernel';
import { TEXT_NUMBERS } from '../../../src/data/text-numbers.ts';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'guide.aim.1': 'Iedereen vult een kraam met waren. Veel van één soort is veel meer waard dan één van elk.',
  'guide.turn.offer': 'Bied',
  'guide.turn.offer.text': 'Allen leggen tegelijk een kaart uit de hand gedekt neer.',
  'guide.turn.take': 'Neem',
  'guide.turn.take.text':
    'Het hoogste nummer neemt als eerste een waar uit de rij. Het laagste neemt als laatste, en het bod komt ook in de kraam.',
  'guide.end.text': `Het spel is uit na ${TEXT_NUMBERS.rounds} ronden.`,
  'guide.setup.row': 'De rij: zoveel waren als er spelers zijn.',
  'guide.setup.stall': `Een kraam voor ieder, en ${TEXT_NUMBERS.hand} kaarten op hand.`,
  'guide.score.points': 'het aantal waren keer zichzelf',
  'guide.sign.number': 'Nummer',
  'guide.sign.number.text': 'Hoeveel een kaart biedt.',
  'guide.section.wares': 'Waren',
  'guide.filter.kind': 'Soort',
  'guide.ware': 'Biedt {number}.',
};
