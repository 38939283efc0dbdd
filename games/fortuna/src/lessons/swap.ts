import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const swap: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.swap,
  id: 'swap',
  title: 'swap.title',
  minutes: 2,
  steps: [
    {
      say: 'swap.1',
      clauses: ['FOR-4.4'],
      point: ['card:wine-harvest', 'card:wine-trade'],
    },
    {
      say: 'swap.2',
      clauses: ['FOR-5.2'],
      point: ['card:wine-harvest'],
      task: {
        moves: ['perform wine-harvest'],
        wrong: [
          {
            moves: ['skip *'],
            say: 'swap.2.wrong.1',
          },
        ],
        otherwise: 'swap.2.otherwise',
        hint: 'swap.2.hint',
      },
    },
    {
      say: 'swap.3',
      point: ['verb:irrigate'],
      task: {
        moves: ['irrigate yes'],
        wrong: [{ moves: ['irrigate no'], say: 'swap.3.wrong.1' }],
        otherwise: 'swap.3.otherwise',
        hint: 'swap.3.hint',
        well: 'swap.3.well',
      },
    },
    {
      say: 'swap.4',
      clauses: ['FOR-4.5', 'FOR-4.6'],
      point: ['card:wine-trade'],
      task: {
        moves: ['swap wine-trade'],
        wrong: [
          {
            moves: ['swap grain-trade'],
            say: 'swap.4.wrong.1',
          },
          {
            moves: ['swap fortuna'],
            say: 'swap.4.wrong.2',
          },
        ],
        otherwise: 'swap.4.otherwise',
        hint: 'swap.4.hint',
        well: 'swap.4.well',
      },
    },
    {
      say: 'swap.5',
      clauses: ['FOR-13.2', 'FOR-13.3', 'FOR-5.12'],
      point: ['card:fortuna'],
    },
  ],
  question: {
    ask: 'swap.ask',
    answers: ['swap.answer.1', 'swap.answer.2', 'swap.answer.3'],
    clause: 'FOR-4.6',
  },
  learnt: 'swap.learnt',
};
