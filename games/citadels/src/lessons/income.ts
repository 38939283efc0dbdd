import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const income: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.income,
  id: 'income',
  title: 'income.title',
  minutes: 1,
  steps: [
    {
      say: 'income.1',
      clauses: ['CIT-5.3', 'CIT-8.1', 'CIT-8.2', 'CIT-14.1'],
      point: ['verb:take-income', 'city:a:docks'],
      task: {
        moves: ['take income'],
        wrong: [
          {
            moves: ['take gold'],
            say: 'income.1.wrong.1',
          },
          {
            moves: ['draw cards'],
            say: 'income.1.wrong.2',
          },
        ],
        otherwise: 'income.1.otherwise',
        hint: 'income.1.hint',
        well: 'income.1.well',
      },
    },
    {
      say: 'income.2',
      clauses: ['CIT-5.1', 'CIT-6.1'],
      point: ['verb:take-gold', 'verb:draw-cards'],
      task: {
        moves: ['take gold'],
        wrong: [
          {
            moves: ['draw cards'],
            say: 'income.2.wrong.1',
          },
        ],
        otherwise: 'income.2.otherwise',
        hint: 'income.2.hint',
      },
    },
    {
      say: 'income.3',
      clauses: ['CIT-7.1'],
      point: ['hand:town-hall', 'hand:cathedral'],
      task: {
        moves: ['build cathedral', 'build town-hall'],
        otherwise: 'income.3.otherwise',
        hint: 'income.3.hint',
        well: 'income.3.well',
      },
    },
  ],
  question: {
    ask: 'income.ask',
    answers: ['income.answer.1', 'income.answer.2', 'income.answer.3'],
    clause: 'CIT-8.2',
  },
  learnt: 'income.learnt',
};
