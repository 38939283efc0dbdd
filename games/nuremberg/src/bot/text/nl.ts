import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'gain.gold.now': '{n} goud meer',
  'gain.cards.now': '{n, plural, one {# grondstofkaart} other {# grondstofkaarten}} meer',
  'gain.kind.now': '{n} {kind} meer',
  'gain.prestige.now': '{n} prestige meer',
  'claim.council.now': 'geeft je een plaats in de {council} ({points} punten)',
  'claim.village.now': 'geeft je {n, plural, one {# dorp} other {# dorpen}} meer',
  'claim.house.now': 'geeft je {n, plural, one {# ambachtshuis} other {# ambachtshuizen}} meer',
  'claim.station.now': 'geeft je {n, plural, one {# tolstation} other {# tolstations}} meer',
  'claim.right.now': 'geeft je het {right}',
  'claim.their-right.now': 'ontneemt {seat} het {right}',
  'claim.field.now': 'geeft je opbrengst van {place}',
  'claim.ratio.now': 'laat je {kind} met {ratio} tegen 1 ruilen bij de bank',
  'claim.doubled.now': 'verdubbelt voor jou de prijs van {goods}',
  'claim.yard.now': 'laat je torens bouwen',
  'claim.their-blocked.now': 'blokkeert {place} voor {seat}',
  'claim.their-cards.now': 'laat {seat} {n, plural, one {# kaart} other {# kaarten}} minder over',
  'claim.build.now': 'laat je meteen een {piece} bouwen',
  'claim.build.next': 'laat je over wat een {piece} kost, voor je volgende beurt',
  'claim.offer': 'kan je {get} opleveren voor {give}, als een speler het aanneemt',
  'claim.offer.question-give': 'kan je {get} opleveren, als een speler een prijs vraagt die je bevalt',
  'claim.offer.question-get': 'kan {give} inruilen voor iets beters, als een speler een aanbod doet',
  'claim.accept': 'kan je {get} opleveren voor {give}, als {seat} daarna met jou handelt',
  'claim.decline': 'houdt {give} bij jou',
  'claim.offer.call': 'vraagt de anderen wat ze bieden',
};
