import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'matches.lead': 'Al je uitgespeelde partijen, met scoreblad en om terug te kijken.',
  'matches.game': 'Spel',
  'matches.all': 'Alle',
  'matches.result': 'Uitslag',
  'matches.won': 'Gewonnen',
  'matches.lost': 'Niet gewonnen',
  'matches.find': 'Speler',
  'matches.none': 'Geen partijen gevonden.',
  'matches.more': 'Oudere partijen tonen',
  'matches.place': 'plaats {place} van {players}',
  'matches.you-won': 'Gewonnen',
  'matches.bot-played': 'een bot heeft voor je gespeeld, dus het telt niet',
  'matches.expelled': 'een speler is van de tafel gezet, dus het telt niet',
  'matches.no-result': 'beëindigd zonder uitslag',
  'matches.sheet': 'Scoreblad',
  'matches.replay': 'Terugkijken',
};
