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
      clauses: ['CIT-19.7', 'CIT-18.1', 'CIT-19.1', 'CIT-19.2', 'CIT-19.4'],
      point: ['seat:a'],
    },
    {
      say: 'aim.2',
      clauses: ['CIT-1.3', 'CIT-1.4', 'CIT-19.1'],
      point: ['hand:market', 'hand:battlefield', 'hand:castle', 'hand:smithy'],
    },
    {
      say: 'aim.3',
      clauses: ['CIT-5.1', 'CIT-6.1'],
      point: ['verb:take-gold'],
      task: {
        moves: ['take gold'],
        wrong: [
          {
            moves: ['draw cards'],
            say: 'aim.3.wrong.1',
          },
        ],
        otherwise: 'aim.3.otherwise',
        hint: 'aim.3.hint',
        well: 'aim.3.well',
      },
    },
    {
      say: 'aim.4',
      clauses: ['CIT-5.2', 'CIT-7.1', 'CIT-7.2', 'CIT-7.3'],
      point: ['hand:market', 'hand:battlefield', 'hand:castle'],
      task: {
        moves: ['build castle'],
        wrong: [
          {
            moves: ['build battlefield', 'build market'],
            say: 'aim.4.wrong.1',
          },
          {
            moves: ['end turn'],
            say: 'aim.4.wrong.2',
          },
        ],
        otherwise: 'aim.4.otherwise',
        hint: 'aim.4.hint',
        well: 'aim.4.well',
      },
    },
    {
      say: 'aim.5',
      clauses: ['CIT-5.9'],
      point: ['verb:end-turn'],
      task: {
        moves: ['end turn'],
        otherwise: 'aim.5.otherwise',
        hint: 'aim.5.hint',
      },
    },
  ],
  question: {
    ask: 'aim.ask',
    answers: ['aim.answer.1', 'aim.answer.2', 'aim.answer.3'],
    clause: 'CIT-18.1',
  },
  learnt: 'aim.learnt',
};
