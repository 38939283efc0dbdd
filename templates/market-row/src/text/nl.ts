import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

/** All texts for players of Market Row, in Dutch. */
export const nl: Catalogue<keyof typeof en> = {
  'game.name': 'Market Row',
  'game.tagline': 'Bied hoog om als eerste te kiezen, of laag om meer te krijgen; vul je kraam met veel van één soort.',

  'kind.grain': 'graan',
  'kind.wool': 'wol',
  'kind.wine': 'wijn',
  'kind.beer': 'bier',
  ware: '{kind} {number}',
  'word.nothing': 'niets',

  'option.length': 'Ronden',
  'option.length.five': 'Vijf',
  'option.length.three': 'Drie (kort spel)',

  'edition.1': 'Market Row is voor dit huis ontworpen.',

  'decision.offer': '{seat}: bied een kaart uit je hand.',
  'decision.take': '{seat}: neem een waar uit de rij.',

  'move.offer': 'Bied {ware}',
  'move.take': 'Neem {ware}',
  'move.take.here': 'Neem {ware}: {points, plural, one {# punt} other {# punten}} erbij',

  'thing.ware': 'Een waar: in een kraam maakt ze alles van haar soort meer waard.',

  'event.round-began': 'Ronde {round} begint. {start} is startspeler.',
  'event.laid-out': 'In de rij: {wares}.',
  'event.offered': '{seat} biedt {ware}, gedekt.',
  'event.offered.unseen': '{seat} biedt gedekt een kaart.',
  'event.turned-up': '{seat} heeft {ware} geboden.',
  'event.took': '{seat} neemt {ware}.',
  'event.left-over': '{seat} krijgt wat over is: {ware}.',
  'event.kept-offer': '{seat} bood het laagst en houdt {ware}.',
  'event.game-ended': 'De laatste ronde is voorbij.',

  'score.grain': 'Graan',
  'score.wool': 'Wol',
  'score.wine': 'Wijn',
  'score.beer': 'Bier',
  'tie.numbers': 'Bij gelijke stand: som van de nummers',

  'board.stall': '{points, plural, one {# punt} other {# punten}} in de kraam;',

  'report.round': 'Ronde {round}',
  'report.start': 'Startspeler: {seat}.',
  'report.row': 'Rij: {wares}.',
  'report.pile': '{count, plural, one {# kaart} other {# kaarten}} in de stapel.',
  'report.order': 'Volgorde van nemen: {seats}.',
  'report.seat': '{seat}',
  'report.stall': 'Kraam: {wares} ({points, plural, one {# punt} other {# punten}}).',
  'report.hand': 'Hand: {wares}.',
  'report.hand-size': '{count, plural, one {# kaart} other {# kaarten}} op hand.',
  'report.offer': 'Bod: {ware}.',
  'report.offered': 'Er ligt een gedekt bod.',

  'refusal.game-over': 'Het spel is afgelopen.',
  'refusal.wait-for-offers': 'Je hebt je bod gedaan; wacht op de anderen.',
  'refusal.wait-to-take': 'Jij bent niet aan de beurt om te nemen.',
  'refusal.not-in-hand': 'Die kaart heb je niet op hand.',
  'refusal.offer-first': 'Eerst doet iedereen een bod.',
  'refusal.not-in-row': 'Die waar ligt niet in de rij.',
  'refusal.take-now': 'De biedingen zijn gedaan; neem een waar uit de rij.',
};
