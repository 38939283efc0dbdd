import { type Course, courseInWords } from '@belfry/kernel';
import { army } from './army.ts';
import { BASICS } from './basics.ts';
import { bribe } from './bribe.ts';
import { build } from './build.ts';
import { favour } from './favour.ts';
import { marriage } from './marriage.ts';
import { palace } from './palace.ts';
import { people } from './people.ts';
import { plan } from './plan.ts';
import { privilege } from './privilege.ts';
import { swap } from './swap.ts';
import { tax } from './tax.ts';
import { TEXT } from './text/index.ts';
import { trade } from './trade.ts';
import { turn } from './turn.ts';

export const course: Course = courseInWords(TEXT, {
  lessons: [turn, swap, trade, favour, tax, people, marriage, army, build, bribe, privilege, palace, plan],
  finale: {
    id: 'game',
    title: 'game.title',
    say: 'game.say',
    minutes: 20,
    players: 3,
  },
  basics: BASICS,
});
