import { type Course, courseInWords } from '@belfry/kernel';
import { activate } from './activate.ts';
import { BASICS } from './basics.ts';
import { canal } from './canal.ts';
import { dice } from './dice.ts';
import { draw } from './draw.ts';
import { end } from './end.ts';
import { fire } from './fire.ts';
import { house } from './house.ts';
import { majority } from './majority.ts';
import { money } from './money.ts';
import { persons } from './persons.ts';
import { recruit } from './recruit.ts';
import { TEXT } from './text/index.ts';
import { threat } from './threat.ts';
import { workers } from './workers.ts';

export const course: Course = courseInWords(TEXT, {
  lessons: [draw, dice, money, workers, house, recruit, persons, activate, canal, threat, fire, end, majority],
  finale: {
    id: 'game',
    title: 'game.title',
    say: 'game.say',
    minutes: 25,
    players: 2,
  },
  basics: BASICS,
});
