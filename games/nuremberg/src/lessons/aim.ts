import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const aim: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.aim,
  id: 'aim',
  title: 'aim.title',
  minutes: 2,
  steps: [
    {
      say: 'aim.1',
      clauses: ['NUR-17.1', 'NUR-17.5'],
      point: ['region', 'city'],
    },
    {
      say: 'aim.2',
      clauses: ['NUR-17.5', 'NUR-1.9', 'NUR-1.11'],
      point: ['seat:a', 'crossing:II-2', 'crossing:III-6', 'road:III', 'station:III:1'],
    },
    {
      say: 'aim.3',
      clauses: ['NUR-8.1', 'NUR-9.2', 'NUR-9.5'],
      point: ['road:I', 'give:wood', 'give:brick'],
      task: {
        moves: ['build station i'],
        wrong: [
          {
            moves: ['build station iii'],
            say: 'aim.3.wrong.1',
          },
          {
            moves: ['build station ii'],
            say: 'aim.3.wrong.2',
          },
          {
            moves: ['build station iv', 'build station v'],
            say: 'aim.3.wrong.3',
          },
          {
            moves: ['end turn'],
            say: 'aim.3.wrong.4',
          },
          {
            moves: ['offer *'],
            say: 'aim.3.wrong.5',
          },
        ],
        otherwise: 'aim.3.otherwise',
        hint: 'aim.3.hint',
        well: 'aim.3.well',
      },
    },
    {
      say: 'aim.4',
      clauses: ['NUR-2.1', 'NUR-2.2', 'NUR-2.3'],
      point: ['verb:end-turn', 'prices'],
      task: {
        moves: ['end turn'],
        wrong: [
          {
            moves: ['offer *'],
            say: 'aim.4.wrong.1',
          },
        ],
        otherwise: 'aim.4.otherwise',
        hint: 'aim.4.hint',
      },
    },
  ],
  question: {
    ask: 'aim.ask',
    answers: ['aim.answer.1', 'aim.answer.2', 'aim.answer.3'],
    clause: 'NUR-17.1',
  },
  learnt: 'aim.learnt',
};
