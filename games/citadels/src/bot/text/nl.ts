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
  'claim.income.now': 'belooft je {n} goud meer door je karakter, tenzij je vermoord wordt',
  'claim.crown-soon.now': 'brengt je de kroon voor de volgende keuze',
  'claim.safe-city.now': 'beschermt je stad tegen de Condottiere, tenzij je vermoord wordt',
  'claim.safe-gold.now': 'houdt je {gold} goud veilig voor de Dief',
  'claim.architect.now': 'laat je {count} gebouwen in je beurt bouwen, tenzij je vermoord of bestolen wordt',
  'claim.murder.now': 'laat je een karakter vermoorden',
  'claim.steal.now': 'laat je een karakter bestelen, tenzij je vermoord wordt; de rijkste speler heeft {most} goud',
  'claim.swap.now':
    'laat je je {own, plural, one {# kaart} other {# kaarten}} ruilen voor een hand van hoogstens {most}, tenzij je vermoord wordt',
  'claim.destroy.now': 'laat je aan het einde van de ronde een gebouw verwijderen, tenzij je vermoord wordt',
  'claim.build.now': 'laat je meteen {district} bouwen',
  'claim.build.next': 'brengt {district} binnen bereik voor je volgende beurt',
};
