import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'matches.lead': 'Elke partij die je hebt uitgespeeld, met puntenblad en om terug te kijken.',
  'matches.game': 'Spel',
  'matches.all': 'Alle',
  'matches.result': 'Uitslag',
  'matches.won': 'Gewonnen',
  'matches.lost': 'Niet gewonnen',
  'matches.find': 'Wie erbij was',
  'matches.none': 'Geen partij gevonden.',
  'matches.more': 'Toon eerdere',
  'matches.place': 'plaats {place} van {players}',
  'matches.you-won': 'Jij won',
  'matches.sheet': 'Puntenblad',
  'matches.replay': 'Terugkijken',
};
