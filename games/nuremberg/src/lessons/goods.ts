import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const goods: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.goods,
  id: 'goods',
  title: 'goods.title',
  minutes: 2,
  steps: [
    {
      say: 'goods.1',
      clauses: ['NUR-14.1', 'NUR-14.2', 'NUR-14.4'],
      point: ['goods'],
    },
    {
      say: 'goods.2',
      clauses: ['NUR-14.3', 'NUR-14.6', 'NUR-14.7'],
      point: ['road:I', 'road:II', 'road:III', 'good:compass', 'good:paper', 'good:armour'],
    },
    {
      say: 'goods.3',
      clauses: ['NUR-14.2', 'NUR-14.5'],
      point: ['good:compass', 'good:paper', 'good:harp', 'give:wood', 'give:wool', 'give:grain', 'give:ore'],
      task: {
        moves: ['sell compass', 'sell paper'],
        wrong: [
          {
            moves: ['sell harp'],
            say: 'goods.3.wrong.1',
          },
          {
            moves: ['offer *', 'end turn'],
            say: 'goods.3.wrong.2',
          },
        ],
        otherwise: 'goods.3.otherwise',
        hint: 'goods.3.hint',
      },
    },
    {
      say: 'goods.4',
      clauses: ['NUR-14.4', 'NUR-14.6'],
      point: ['good:compass', 'good:paper'],
      task: {
        moves: ['sell paper', 'sell compass'],
        wrong: [
          {
            moves: ['bank *'],
            say: 'goods.4.wrong.1',
          },
          { moves: ['offer *', 'end turn'], say: 'goods.4.wrong.2' },
        ],
        otherwise: 'goods.4.otherwise',
        hint: 'goods.4.hint',
        well: 'goods.4.well',
      },
    },
  ],
  question: {
    ask: 'goods.ask',
    answers: ['goods.answer.1', 'goods.answer.2', 'goods.answer.3'],
    clause: 'NUR-14.6',
  },
  learnt: 'goods.learnt',
};
