import { type Course, courseInWords } from '@belfry/kernel';
import { aim } from './aim.ts';
import { architect } from './architect.ts';
import { BASICS } from './basics.ts';
import { cards } from './cards.ts';
import { crown } from './crown.ts';
import { draft } from './draft.ts';
import { end } from './end.ts';
import { income } from './income.ts';
import { magic } from './magic.ts';
import { murder } from './murder.ts';
import { plan } from './plan.ts';
import { purple } from './purple.ts';
import { TEXT } from './text/index.ts';
import { theft } from './theft.ts';
import { warlord } from './warlord.ts';

export const course: Course = courseInWords(TEXT, {
  lessons: [aim, cards, draft, income, murder, theft, magic, crown, architect, warlord, purple, end, plan],
  finale: {
    id: 'game',
    title: 'game.title',
    say: 'game.say',
    minutes: 15,
    players: 4,
    options: { endTrigger: '7' },
  },
  basics: BASICS,
});
