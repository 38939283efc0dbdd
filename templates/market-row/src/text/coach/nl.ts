import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'lesson.goal': 'Vul je kraam: drie waren van één soort leveren 9 punten op, vier al 16, dus verzamel veel van hetzelfde.',
  'lesson.offer':
    'Iedereen biedt tegelijk een kaart. Met een hoog nummer kies je als eerste; met het laagste krijg je wat over is, maar komt je kaart ook in je kraam.',
  'lesson.take': 'Neem de soort waarvan je het meest hebt: elke volgende waar van een soort levert meer op dan de vorige.',
};
