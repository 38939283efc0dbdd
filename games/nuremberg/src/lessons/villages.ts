import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const villages: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.villages,
  id: 'villages',
  title: 'villages.title',
  minutes: 2,
  steps: [
    {
      say: 'villages.1',
      clauses: ['NUR-10.5', 'NUR-8.1'],
      point: ['verb:build-village', 'give:wood', 'give:wool', 'give:grain', 'give:brick'],
    },
    {
      say: 'villages.2',
      clauses: ['NUR-10.1', 'NUR-10.2', 'NUR-10.3'],
      point: ['crossing:III-2', 'crossing:III-4', 'crossing:III-6', 'road:III'],
    },
    {
      say: 'villages.3',
      clauses: ['NUR-10.2', 'NUR-10.5'],
      point: ['hex:C2', 'hex:B1', 'crossing:I-1', 'crossing:I-4', 'crossing:I-5', 'crossing:I-6', 'crossing:I-7'],
      task: {
        moves: ['build village i-1', 'build village i-4', 'build village i-5', 'build village i-6', 'build village i-7'],
        wrong: [
          {
            moves: ['build village i-2', 'build village i-3'],
            say: 'villages.3.wrong.1',
          },
          {
            moves: ['build village ii-4', 'build village iii-4'],
            say: 'villages.3.wrong.2',
          },
          {
            moves: ['build station *'],
            say: 'villages.3.wrong.3',
          },
          {
            moves: ['sell *', 'offer *', 'end turn'],
            say: 'villages.3.wrong.4',
          },
        ],
        otherwise: 'villages.3.otherwise',
        hint: 'villages.3.hint',
        well: 'villages.3.well',
      },
    },
  ],
  question: {
    ask: 'villages.ask',
    answers: ['villages.answer.1', 'villages.answer.2', 'villages.answer.3'],
    clause: 'NUR-10.2',
  },
  learnt: 'villages.learnt',
};
