import type { Catalogue } from '@belfry/kernel';
import { AHEAD, AHEAD_ON, type en } from './en.ts';

/** Woorden die alleen op het bord van Machiavelli staan. */
export const nl: Catalogue<keyof typeof en> = {
  'verb.choose': 'Neem',
  'verb.hide': 'Leg gedekt weg',
  'verb.take-gold': 'Neem goud',
  'verb.draw-cards': 'Trek kaarten',
  'verb.take-income': 'Neem inkomen',
  'verb.build': 'Bouw een gebouw',
  'verb.murder': 'Vermoord een karakter',
  'verb.steal': 'Besteel een karakter',
  'verb.swap-hands': 'Ruil handkaarten',
  'verb.redraw': 'Leg af en trek opnieuw',
  'verb.architect-draw': 'Trek 2 extra kaarten',
  'verb.destroy': 'Verwijder een gebouw',
  'verb.end-turn': 'Beëindig je beurt',

  'asks.resource': 'Neem goud, of bekijk kaarten.',
  'asks.build': 'Bouw een gebouw, of beëindig je beurt.',
  'asks.rest': 'Gebruik wat je nog kunt, of beëindig je beurt.',
  'asks.end': 'Er valt niets meer te doen: beëindig je beurt.',
  'next.character': 'welk karakter?',
  'next.hand': 'welk gebouw?',
  'next.verb.redraw': 'welke kaarten?',
  'next.verb.swap-hands': 'met wie?',
  'next.looked': 'welke kaarten?',
  'next.city': 'welk gebouw?',

  'fact.points': 'punten',
  'fact.gold': 'goud',
  'fact.cards': 'handkaarten',
  'fact.districts': 'gebouwen',
  'badge.crown': 'draagt de kroon',

  'card.kind': '{family} · {colour} · {points, plural, one {# punt} other {# punten}}',
  'card.label': '{name}, {cost} goud, {family}',

  'stage.choose': '{count, plural, one {# karakter} other {# karakters}} om uit te kiezen',
  'stage.out': 'Doet deze ronde niet mee: {characters}',
  'stage.pool': 'Karakters om uit te kiezen',
  'stage.looked': 'Kaarten die je bekijkt',
  'stage.reclaim': 'Het verwijderde gebouw',
  'stage.hidden': 'Een karakter dat gedekt ligt',
  'stage.first-hidden': 'Gedekt: {character}',

  'balcony.title': 'De acht karakters, in de volgorde waarin ze worden opgeroepen',
  'balcony.waiting': 'nog niet opgeroepen',
  'balcony.current': 'is nu aan de beurt',
  'balcony.shown': 'is geweest',
  'balcony.silent': 'opgeroepen, niemand meldde zich',
  'balcony.out': 'doet deze ronde niet mee',
  'balcony.murdered': 'vermoord',
  'balcony.robbed': 'wordt bestolen',
  'balcony.by': 'van {seat}',

  'pile.draw': 'Trekstapel, {count, plural, one {# kaart} other {# kaarten}}',
  'pile.discard': 'Aflegstapel, {count, plural, one {# kaart} other {# kaarten}}',
  'pile.bank': 'De bank',

  'city.title': 'Stad van {seat}',
  'city.district': '{district}, in de stad van {seat}',
  'city.points': '{points, plural, one {# punt} other {# punten}}',

  [AHEAD]: 'Laat verwijderde gebouwen liggen tot ik weer zet',
  [AHEAD_ON]: 'Wat verwijderd wordt laat je liggen tot je zelf weer zet.',
  'hand.title': 'Je hand',
  'hand.empty': 'Geen kaarten op hand.',
  'hand.you-are': 'Jij bent de {character}',
};
