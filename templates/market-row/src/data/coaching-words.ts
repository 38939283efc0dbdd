import type { Catalogue } from '@belfry/kernel';

/** The kinds of decisions the coach explains, each with the clause behind it; board and terminal say the same words. */
export const COACHING = { offer: 'MKT-3.1', take: 'MKT-4.1' };

export const coachingEn = {
  'lesson.goal': 'Fill your stall: three wares of one kind score 9, four of them 16, so collect many of the same.',
  'lesson.offer':
    'Everybody offers a card at the same time. A high number lets you choose first; with the lowest you get what is left, but your card comes into your stall too.',
  'lesson.take': 'Take the kind you have most of: each further ware of a kind scores more than the one before.',
};

export const coachingNl: Catalogue<keyof typeof coachingEn> = {
  'lesson.goal': 'Vul je kraam: drie waren van één soort leveren 9 punten op, vier al 16, dus verzamel veel van hetzelfde.',
  'lesson.offer':
    'Iedereen biedt tegelijk een kaart. Met een hoog nummer kies je als eerste; met het laagste krijg je wat over is, maar komt je kaart ook in je kraam.',
  'lesson.take': 'Neem de soort waarvan je het meest hebt: elke volgende waar van een soort levert meer op dan de vorige.',
};
