import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const murder: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.murder,
  id: 'murder',
  title: 'murder.title',
  minutes: 2,
  steps: [
    {
      say: 'murder.1',
      clauses: ['CIT-9.1', 'CIT-9.2'],
      point: ['character:assassin'],
    },
    {
      say: 'murder.2',
      clauses: ['CIT-9.1'],
      point: ['verb:murder', 'seat:c', 'character:architect'],
      task: {
        moves: ['murder architect'],
        wrong: [
          {
            moves: ['murder magician', 'murder warlord'],
            say: 'murder.2.wrong.1',
          },
          {
            moves: ['murder thief'],
            say: 'murder.2.wrong.2',
          },
          {
            moves: ['murder king', 'murder bishop', 'murder merchant'],
            say: 'murder.2.wrong.3',
          },
          {
            moves: ['take gold', 'draw cards'],
            say: 'murder.2.wrong.4',
          },
        ],
        otherwise: 'murder.2.otherwise',
        hint: 'murder.2.hint',
        well: 'murder.2.well',
      },
    },
    {
      say: 'murder.3',
      point: ['verb:take-gold', 'hand:castle'],
      task: {
        moves: ['take gold'],
        wrong: [{ moves: ['draw cards'], say: 'murder.3.wrong.1' }],
        otherwise: 'murder.3.otherwise',
        hint: 'murder.3.hint',
      },
    },
    {
      say: 'murder.4',
      point: ['verb:end-turn'],
      task: {
        moves: ['end turn'],
        otherwise: 'murder.4.otherwise',
        hint: 'murder.4.hint',
      },
    },
    {
      say: 'murder.5',
      clauses: ['CIT-4.4', 'CIT-9.2'],
      point: ['seat:c'],
    },
  ],
  question: {
    ask: 'murder.ask',
    answers: ['murder.answer.1', 'murder.answer.2', 'murder.answer.3'],
    clause: 'CIT-9.1',
  },
  learnt: 'murder.learnt',
};
