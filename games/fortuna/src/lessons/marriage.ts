import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const marriage: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.marriage,
  id: 'marriage',
  title: 'marriage.title',
  minutes: 3,
  steps: [
    {
      say: 'marriage.1',
      clauses: ['FOR-1.12', 'FOR-4.6'],
      point: ['card:marriage', 'card:wine-trade', 'card:build'],
      task: {
        moves: ['protect marriage'],
        wrong: [{ moves: ['protect *'], say: 'marriage.1.wrong.1' }],
        otherwise: 'marriage.1.otherwise',
        hint: 'marriage.1.hint',
        well: 'marriage.1.well',
      },
    },
    {
      say: 'marriage.2',
      clauses: ['FOR-5.9'],
      point: ['card:marriage'],
      task: {
        moves: ['perform marriage'],
        wrong: [{ moves: ['skip *'], say: 'marriage.2.wrong.1' }],
        otherwise: 'marriage.2.otherwise',
        hint: 'marriage.2.hint',
        well: 'marriage.2.well',
      },
    },
    {
      say: 'marriage.3',
      clauses: ['FOR-4.4'],
      point: ['card:grain-harvest'],
      task: {
        moves: ['swap grain-harvest'],
        wrong: [{ moves: ['swap wine-harvest'], say: 'marriage.3.wrong.1' }],
        otherwise: 'marriage.3.otherwise',
        hint: 'marriage.3.hint',
      },
    },
    {
      say: 'marriage.4',
      point: ['verb:done'],
      task: {
        moves: ['done'],
        otherwise: 'marriage.4.otherwise',
        hint: 'marriage.4.hint',
        well: 'marriage.4.well',
      },
    },
    {
      say: 'marriage.5',
      clauses: ['FOR-8.5', 'FOR-12.6'],
      point: ['favour:favour-of-fortuna'],
      task: {
        moves: ['serve favour-of-fortuna 1'],
        wrong: [{ moves: ['decline'], say: 'marriage.5.wrong.1' }],
        otherwise: 'marriage.5.otherwise',
        hint: 'marriage.5.hint',
        well: 'marriage.5.well',
      },
    },
    {
      say: 'marriage.6',
      clauses: ['FOR-5.11', 'FOR-7.2'],
      point: ['card:clergy'],
      task: {
        moves: ['perform clergy'],
        wrong: [{ moves: ['skip *'], say: 'marriage.6.wrong.1' }],
        otherwise: 'marriage.6.otherwise',
        hint: 'marriage.6.hint',
        well: 'marriage.6.well',
      },
    },
  ],
  question: {
    ask: 'marriage.ask',
    answers: ['marriage.answer.1', 'marriage.answer.2', 'marriage.answer.3'],
    clause: 'FOR-8.5',
  },
  learnt: 'marriage.learnt',
};
