import { type Catalogue, ordinal } from '@belfry/kernel';
import { TEXT_NUMBERS } from '../../data/text-numbers.ts';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'claim.points.now': 'levert je meteen {n, plural, one {# punt} other {# punten}} meer op',
  'gain.guilders.now': '{n, plural, one {# gulden} other {# gulden}} meer',
  'gain.workers.now': '{workers} meer',
  'gain.threats.now': '{threats} minder',
  'claim.brink.now': 'zorgt dat je volgende noodlotfiche in {colour} nog geen {penalty} brengt',
  'gain.house.now': '{n, plural, one {# huis} other {# huizen}} meer',
  'claim.person.now': 'laat {the} in een van je huizen wonen ({points, plural, one {# punt} other {# punten}} aan het einde)',
  'claim.step.now': 'brengt je {n, plural, one {# stap} other {# stappen}} verder op het ontwikkelingsspoor',
  'gain.canal.now': '{n, plural, one {# kanaalfiche} other {# kanaalfiches}} meer',
  'gain.third-space.now': `het ${ordinal('nl', TEXT_NUMBERS.awardSpace)} veld van een kanaal ({points} punten aan het einde)`,
  'gain.statue.now': 'een standbeeld ({points} punten aan het einde)',
  'gain.cards.now': '{n, plural, one {# kaart} other {# kaarten}} meer',
  'gain.colour.now': '{cards} meer',
  'claim.their-points.now': 'laat {seat} {n, plural, one {# punt} other {# punten}} minder over',
  'claim.their-guilders.now': 'laat {seat} {n, plural, one {# gulden} other {# gulden}} minder over',
  'claim.their-workers.now': 'laat {seat} {n, plural, one {# arbeider} other {# arbeiders}} minder over',
  'claim.their-threats.now': 'geeft {seat} {n, plural, one {# noodlotfiche} other {# noodlotfiches}} meer',
  'claim.their-people.now': 'laat {seat} {n, plural, one {# persoon} other {# personen}} minder over',
  'claim.their-canal.now': 'laat {seat} {n, plural, one {# kanaalfiche} other {# kanaalfiches}} minder over',
  'claim.recruit.now': 'laat je {the} meteen aantrekken',
  'claim.recruit.next': 'laat {the} binnen bereik voor je volgende beurt',
};
