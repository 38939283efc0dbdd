import { type Course, courseInWords } from '@belfry/kernel';
import { aim } from './aim.ts';
import { answers } from './answers.ts';
import { BASICS } from './basics.ts';
import { cards } from './cards.ts';
import { council } from './council.ts';
import { end } from './end.ts';
import { goods } from './goods.ts';
import { houses } from './houses.ts';
import { plan } from './plan.ts';
import { roads } from './roads.ts';
import { robber } from './robber.ts';
import { TEXT } from './text/index.ts';
import { trade } from './trade.ts';
import { villages } from './villages.ts';
import { walls } from './walls.ts';

export const course: Course = courseInWords(TEXT, {
  lessons: [aim, cards, roads, villages, goods, trade, answers, houses, robber, walls, council, plan, end],
  finale: {
    id: 'game',
    title: 'game.title',
    say: 'game.say',
    minutes: 30,
    players: 3,
  },
  basics: BASICS,
});
