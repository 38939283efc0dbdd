import type { Course } from '@belfry/kernel';
import { BASICS } from './basics.ts';
import { army, bribe, build, people, swap, trade, turn } from './cards.ts';
import { favour, palace, plan, privilege, tax } from './emperor.ts';

/** Learning Fortuna. */
export const course: Course = {
  lessons: [turn, swap, trade, favour, tax, people, army, build, bribe, privilege, palace, plan],
  finale: {
    id: 'game',
    title: { en: 'Your first game', nl: 'Je eerste spel' },
    say: {
      en: 'You know enough to play. Two apprentices walk to Rome beside you. The coach stays with you: it explains what is asked, and tells what it would do.',
      nl: 'Je weet genoeg om te spelen. Twee leerlingen lopen met je mee naar Rome. De coach blijft bij je: die legt uit wat er gevraagd wordt en zegt wat hij zou doen.',
    },
    minutes: 20,
    players: 3,
  },
  basics: BASICS,
};
