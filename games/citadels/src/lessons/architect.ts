import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const architect: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.architect,
  id: 'architect',
  title: 'architect.title',
  minutes: 2,
  steps: [
    {
      say: 'architect.1',
      clauses: ['CIT-15.1', 'CIT-15.2'],
      point: ['verb:architect-draw'],
      task: {
        moves: ['architect draw'],
        wrong: [
          {
            moves: ['draw cards'],
            say: 'architect.1.wrong.1',
          },
          { moves: ['take gold'], say: 'architect.1.wrong.2' },
        ],
        otherwise: 'architect.1.otherwise',
        hint: 'architect.1.hint',
        well: 'architect.1.well',
      },
    },
    {
      say: 'architect.2',
      clauses: ['CIT-5.3'],
      point: ['verb:take-gold'],
      task: {
        moves: ['take gold'],
        wrong: [
          {
            moves: ['draw cards'],
            say: 'architect.2.wrong.1',
          },
        ],
        otherwise: 'architect.2.otherwise',
        hint: 'architect.2.hint',
      },
    },
    {
      say: 'architect.3',
      clauses: ['CIT-15.2'],
      point: ['hand:monastery', 'hand:battlefield', 'hand:market', 'hand:temple'],
      task: {
        moves: ['build monastery', 'build battlefield', 'build market'],
        wrong: [
          {
            moves: ['build temple'],
            say: 'architect.3.wrong.1',
          },
          { moves: ['end turn'], say: 'architect.3.wrong.2' },
        ],
        otherwise: 'architect.3.otherwise',
        hint: 'architect.3.hint',
        well: 'architect.3.well',
      },
    },
    {
      say: 'architect.4',
      point: ['hand:battlefield', 'hand:market'],
      task: {
        moves: ['build battlefield', 'build monastery', 'build market'],
        wrong: [
          {
            moves: ['build temple'],
            say: 'architect.4.wrong.1',
          },
        ],
        otherwise: 'architect.4.otherwise',
        hint: 'architect.4.hint',
        well: 'architect.4.well',
      },
    },
    {
      say: 'architect.5',
      point: ['hand:market'],
      task: {
        moves: ['build market', 'build battlefield', 'build monastery'],
        wrong: [{ moves: ['build temple'], say: 'architect.5.wrong.1' }],
        otherwise: 'architect.5.otherwise',
        hint: 'architect.5.hint',
        well: 'architect.5.well',
      },
    },
  ],
  question: {
    ask: 'architect.ask',
    answers: ['architect.answer.1', 'architect.answer.2', 'architect.answer.3'],
    clause: 'CIT-15.2',
  },
  learnt: 'architect.learnt',
};
