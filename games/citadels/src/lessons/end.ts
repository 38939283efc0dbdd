import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const end: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.end,
  id: 'end',
  title: 'end.title',
  minutes: 2,
  steps: [
    {
      say: 'end.1',
      clauses: ['CIT-18.1', 'CIT-19.4', 'CIT-19.5'],
      point: ['seat:a'],
    },
    {
      say: 'end.2',
      point: ['verb:take-gold', 'verb:draw-cards'],
      task: {
        moves: ['take gold'],
        wrong: [
          {
            moves: ['take income'],
            say: 'end.2.wrong.2',
          },
          {
            moves: ['draw cards'],
            say: 'end.2.wrong.1',
          },
        ],
        otherwise: 'end.2.otherwise',
        hint: 'end.2.hint',
      },
    },
    {
      say: 'end.3',
      clauses: ['CIT-19.1', 'CIT-19.2', 'CIT-19.6'],
      point: ['hand:castle', 'hand:fortress'],
      task: {
        moves: ['build fortress'],
        wrong: [
          {
            moves: ['build castle'],
            say: 'end.3.wrong.1',
          },
          {
            moves: ['take income', 'take gold'],
            say: 'end.3.wrong.2',
          },
          {
            moves: ['end turn'],
            say: 'end.3.wrong.3',
          },
        ],
        otherwise: 'end.3.otherwise',
        hint: 'end.3.hint',
        well: 'end.3.well',
      },
    },
    {
      say: 'end.4',
      clauses: ['CIT-16.4', 'CIT-18.2'],
      point: ['verb:end-turn'],
      task: {
        moves: ['end turn'],
        wrong: [
          {
            moves: ['take income', 'take gold'],
            say: 'end.4.wrong.1',
          },
        ],
        otherwise: 'end.4.otherwise',
        hint: 'end.4.hint',
      },
    },
  ],
  question: {
    ask: 'end.ask',
    answers: ['end.answer.1', 'end.answer.2', 'end.answer.3'],
    clause: 'CIT-19.4',
  },
  learnt: 'end.learnt',
};
