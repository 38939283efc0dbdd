import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const majority: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.majority,
  id: 'majority',
  title: 'majority.title',
  minutes: 2,
  steps: [
    {
      say: 'majority.1',
      clauses: ['BRU-14.1', 'BRU-14.2', 'BRU-14.3', 'BRU-14.4', 'BRU-15.6'],
      point: ['majority:a:canals'],
    },
    {
      say: 'majority.2',
      clauses: ['BRU-9.7'],
      point: ['hand:guard', 'hand:astronomer'],
      task: {
        moves: ['canal guard left', 'canal astronomer left'],
        wrong: [
          { moves: ['threat *'], say: 'majority.2.wrong.1' },
          {
            moves: ['guilders *', 'workers *'],
            say: 'majority.2.wrong.2',
          },
        ],
        otherwise: 'majority.2.otherwise',
        hint: 'majority.2.hint',
        well: 'majority.2.well',
      },
    },
    {
      say: 'majority.3',
      point: ['verb:end-turn'],
      task: {
        moves: ['end turn'],
        wrong: [
          {
            moves: ['activate *'],
            say: 'majority.3.wrong.1',
          },
        ],
        otherwise: 'majority.3.otherwise',
        hint: 'majority.3.hint',
      },
    },
    {
      say: 'majority.4',
      clauses: ['BRU-14.4'],
      point: ['majority:a:canals'],
    },
  ],
  question: {
    ask: 'majority.ask',
    answers: ['majority.answer.1', 'majority.answer.2', 'majority.answer.3'],
    clause: 'BRU-14.4',
  },
  learnt: 'majority.learnt',
};
