import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const purple: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.purple,
  id: 'purple',
  title: 'purple.title',
  minutes: 2,
  steps: [
    {
      say: 'purple.1',
      clauses: ['CIT-5.7', 'CIT-17.9'],
      point: ['city:a:laboratory', 'city:a:observatory'],
    },
    {
      say: 'purple.2',
      point: ['verb:take-gold', 'hand:graveyard'],
      task: {
        moves: ['take gold'],
        wrong: [
          {
            moves: ['draw cards'],
            say: 'purple.2.wrong.1',
          },
          {
            moves: ['laboratory graveyard'],
            say: 'purple.2.wrong.2',
          },
          {
            moves: ['laboratory castle'],
            say: 'purple.2.wrong.3',
          },
          {
            moves: ['destroy *'],
            say: 'purple.2.wrong.4',
          },
        ],
        otherwise: 'purple.2.otherwise',
        hint: 'purple.2.hint',
        well: 'purple.2.well',
      },
    },
    {
      say: 'purple.3',
      clauses: ['CIT-17.6'],
      point: ['city:a:laboratory', 'hand:castle', 'hand:graveyard'],
      task: {
        moves: ['laboratory castle'],
        wrong: [
          {
            moves: ['laboratory graveyard'],
            say: 'purple.3.wrong.1',
          },
          {
            moves: ['build castle'],
            say: 'purple.3.wrong.2',
          },
          {
            moves: ['destroy *'],
            say: 'purple.3.wrong.3',
          },
        ],
        otherwise: 'purple.3.otherwise',
        hint: 'purple.3.hint',
        well: 'purple.3.well',
      },
    },
    {
      say: 'purple.4',
      clauses: ['CIT-17.3'],
      point: ['hand:graveyard'],
      task: {
        moves: ['build graveyard'],
        wrong: [{ moves: ['destroy *'], say: 'purple.4.wrong.1' }],
        otherwise: 'purple.4.otherwise',
        hint: 'purple.4.hint',
        well: 'purple.4.well',
      },
    },
  ],
  question: {
    ask: 'purple.ask',
    answers: ['purple.answer.1', 'purple.answer.2', 'purple.answer.3'],
    clause: 'CIT-17.3',
  },
  learnt: 'purple.learnt',
};
