import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const army: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.army,
  id: 'army',
  title: 'army.title',
  minutes: 2,
  steps: [
    {
      say: 'army.1',
      clauses: ['FOR-6.1', 'FOR-6.2', 'FOR-6.3'],
      point: ['card:grain-harvest'],
      task: {
        moves: ['army grain-harvest'],
        wrong: [
          {
            moves: ['army fortuna'],
            say: 'army.1.wrong.1',
          },
          {
            moves: ['done'],
            say: 'army.1.wrong.2',
          },
        ],
        otherwise: 'army.1.otherwise',
        hint: 'army.1.hint',
      },
    },
    {
      say: 'army.2',
      point: ['verb:irrigate'],
      task: {
        moves: ['irrigate yes'],
        wrong: [{ moves: ['irrigate no'], say: 'army.2.wrong.1' }],
        otherwise: 'army.2.otherwise',
        hint: 'army.2.hint',
        well: 'army.2.well',
      },
    },
    {
      say: 'army.3',
      clauses: ['FOR-6.1'],
      point: ['verb:done'],
      task: {
        moves: ['done'],
        otherwise: 'army.3.otherwise',
        hint: 'army.3.hint',
        well: 'army.3.well',
      },
    },
    {
      say: 'army.4',
      clauses: ['FOR-7.8', 'FOR-8.4', 'FOR-10.1', 'FOR-10.2'],
      point: ['favour:battle'],
      task: {
        moves: ['serve battle 1'],
        wrong: [
          {
            moves: ['serve food-supply 2'],
            say: 'army.4.wrong.1',
          },
          {
            moves: ['serve *'],
            say: 'army.4.wrong.2',
          },
          { moves: ['decline'], say: 'army.4.wrong.3' },
        ],
        otherwise: 'army.4.otherwise',
        hint: 'army.4.hint',
        well: 'army.4.well',
      },
    },
  ],
  question: {
    ask: 'army.ask',
    answers: ['army.answer.1', 'army.answer.2', 'army.answer.3'],
    clause: 'FOR-6.1',
  },
  learnt: 'army.learnt',
};
