import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const palace: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.palace,
  id: 'palace',
  title: 'palace.title',
  minutes: 2,
  steps: [
    {
      say: 'palace.1',
      clauses: ['FOR-7.2', 'FOR-15.1'],
      point: ['pawn:a', 'road:palace'],
    },
    {
      say: 'palace.2',
      clauses: ['FOR-8.3', 'FOR-8.5'],
      point: ['favour:food-supply', 'favour:favour-of-fortuna'],
      task: {
        moves: ['serve food-supply 2', 'serve favour-of-fortuna 2'],
        wrong: [
          {
            moves: ['serve *'],
            say: 'palace.2.wrong.1',
          },
          { moves: ['decline'], say: 'palace.2.wrong.2' },
        ],
        otherwise: 'palace.2.otherwise',
        hint: 'palace.2.hint',
        well: 'palace.2.well',
      },
    },
    {
      say: 'palace.3',
      clauses: ['FOR-15.3'],
      point: ['palace:master-builder', 'palace:noble-match', 'palace:treasury'],
      task: {
        moves: ['pick master-builder'],
        wrong: [
          {
            moves: ['pick noble-match'],
            say: 'palace.3.wrong.1',
          },
          {
            moves: ['pick treasury'],
            say: 'palace.3.wrong.2',
          },
        ],
        otherwise: 'palace.3.otherwise',
        hint: 'palace.3.hint',
        well: 'palace.3.well',
      },
    },
    {
      say: 'palace.4',
      clauses: ['FOR-15.2', 'FOR-16.1', 'FOR-16.3', 'FOR-17.1'],
      point: ['road:gate', 'road:palace'],
    },
  ],
  question: {
    ask: 'palace.ask',
    answers: ['palace.answer.1', 'palace.answer.2', 'palace.answer.3'],
    clause: 'FOR-16.1',
  },
  learnt: 'palace.learnt',
};
