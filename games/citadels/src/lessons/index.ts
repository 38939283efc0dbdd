import type { Course } from '@belfry/kernel';
import { BASICS } from './basics.ts';
import { architect, crown, magic, murder, theft, warlord } from './characters.ts';
import { end, plan, purple } from './city.ts';
import { aim, cards, draft, income } from './turn.ts';

/** Learning Citadels. */
export const course: Course = {
  lessons: [aim, cards, draft, income, murder, theft, magic, crown, architect, warlord, purple, end, plan],
  finale: {
    id: 'game',
    title: { en: 'Your first game', nl: 'Je eerste spel' },
    say: {
      en: 'You know enough to play. Three apprentices sit down with you, and seven districts end the game. The coach stays beside you: it explains what is asked, and tells what it would do.',
      nl: 'Je weet genoeg om te spelen. Drie leerlingen schuiven aan, en met zeven gebouwen is het spel uit. De coach blijft naast je: die legt uit wat er gevraagd wordt en zegt wat hij zou doen.',
    },
    minutes: 15,
    players: 4,
    options: { endTrigger: '7' },
  },
  basics: BASICS,
};
