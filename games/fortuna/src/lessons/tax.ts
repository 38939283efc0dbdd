import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const tax: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.tax,
  id: 'tax',
  title: 'tax.title',
  minutes: 1,
  steps: [
    {
      say: 'tax.1',
      clauses: ['FOR-7.9', 'FOR-7.10'],
      point: ['favour:orgy', 'favour:water-supply'],
      task: {
        moves: ['serve water-supply 1'],
        wrong: [
          {
            moves: ['decline'],
            say: 'tax.1.wrong.1',
          },
        ],
        otherwise: 'tax.1.otherwise',
        hint: 'tax.1.hint',
        well: 'tax.1.well',
      },
    },
    {
      say: 'tax.2',
      point: ['seat:a'],
    },
  ],
  question: {
    ask: 'tax.ask',
    answers: ['tax.answer.1', 'tax.answer.2', 'tax.answer.3'],
    clause: 'FOR-7.9',
  },
  learnt: 'tax.learnt',
};
