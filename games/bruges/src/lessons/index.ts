import type { Course } from '@belfry/kernel';
import { BASICS } from './basics.ts';
import { canal, house, money, persons, recruit, workers } from './cards.ts';
import { dice, draw, end, fire, majority, threat } from './round.ts';

/** Learning Bruges. */
export const course: Course = {
  lessons: [draw, dice, money, workers, house, recruit, persons, canal, threat, fire, end, majority],
  finale: {
    id: 'game',
    title: { en: 'Your first game', nl: 'Je eerste spel' },
    say: {
      en: 'You know enough to play. One apprentice builds beside you; with two players the game is at its shortest. The coach stays with you: it explains what is asked, and tells what it would do.',
      nl: 'Je weet genoeg om te spelen. Eén leerling bouwt met je mee; met zijn tweeën is het spel het kortst. De coach blijft bij je: die legt uit wat er gevraagd wordt en zegt wat hij zou doen.',
    },
    minutes: 25,
    players: 2,
  },
  basics: BASICS,
};
