import type { Course } from '@belfry/kernel';
import { BASICS } from './basics.ts';
import { council, houses, walls } from './city.ts';
import { end, plan } from './end.ts';
import { roads, villages } from './roads.ts';
import { answers, goods, trade } from './trade.ts';
import { aim, cards, robber } from './turn.ts';

/** Learning Settlers of Nuremberg. */
export const course: Course = {
  lessons: [aim, cards, roads, villages, goods, trade, answers, houses, robber, walls, council, plan, end],
  finale: {
    id: 'game',
    title: { en: 'Your first game', nl: 'Je eerste spel' },
    say: {
      en: 'You know enough to play. Two apprentices sit down with you. With three players there is no Small Council; all else you know. The coach stays beside you: it explains what is asked, and tells what it would do.',
      nl: 'Je weet genoeg om te spelen. Twee leerlingen schuiven aan. Met drie spelers is er geen Kleine Raad; de rest ken je. De coach blijft naast je: die legt uit wat er gevraagd wordt en zegt wat hij zou doen.',
    },
    minutes: 30,
    players: 3,
  },
  basics: BASICS,
};
