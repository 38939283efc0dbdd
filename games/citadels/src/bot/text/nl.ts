import type { Catalogue } from '@belfry/kernel';
import { TEXT_NUMBERS } from '../../data/text-numbers.ts';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'gain.gold.now': '{n} goud meer',
  'gain.cards.now': '{n, plural, one {# kaart} other {# kaarten}} meer op hand',
  'claim.crown.now': 'geeft je de kroon',
  'claim.completed.now': 'voltooit je stad',
  'claim.five-colours.now': `levert je met je stad van nu de bonus voor alle ${TEXT_NUMBERS.colours} kleuren op`,
  'claim.district.now': 'zet {district} in je stad ({points, plural, one {# punt} other {# punten}})',
  'claim.their-gold.now': 'laat {seat} {n} goud minder over',
  'claim.their-cards.now': 'laat {seat} {n, plural, one {# kaart} other {# kaarten}} minder over',
  'claim.their-district.now': 'verwijdert {district} van {seat} ({points, plural, one {# punt} other {# punten}})',
  'claim.income.now': 'belooft je {n} goud meer door je karakter{danger, select, none {} other { (tenzij je vermoord wordt)}}',
  'claim.crown-soon.now': 'brengt je de kroon voor de volgende keuze',
  'claim.safe-city.now': 'beschermt je stad tegen de Condottiere{danger, select, none {} other { (tenzij je vermoord wordt)}}',
  'claim.safe-gold.now': 'zorgt dat niemand je {gold} goud kan stelen',
  'claim.architect.now':
    'laat je in je beurt {count} gebouwen bouwen{danger, select, none {} other { (als niemand je vermoordt of besteelt of je kaarten neemt)}}',
  'claim.murder.now': 'laat je een karakter vermoorden',
  'claim.steal.now':
    'laat je een karakter bestelen{danger, select, none {} other { (tenzij je vermoord wordt)}}; het meeste dat een andere speler heeft, is {most} goud',
  'claim.swap.now':
    'laat je je {own, plural, =0 {lege hand} one {# kaart} other {# kaarten}} voor een andere hand ruilen{danger, select, none {} other { (tenzij je vermoord wordt)}}; de grootste heeft nu {most, plural, one {# kaart} other {# kaarten}}',
  'claim.destroy.now':
    'laat je aan het einde van de ronde een onbeschermd gebouw verwijderen dat je kunt betalen{danger, select, none {} other { (tenzij je vermoord wordt)}}',
  'claim.build.now': 'laat je meteen {district} bouwen',
  'claim.build.next': 'laat {district} binnen bereik voor je volgende beurt',
};
