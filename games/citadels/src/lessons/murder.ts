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
      clauses: ['CIT-3.6', 'CIT-3.2', 'CIT-3.5'],
      point: ['pool:assassin', 'stage:out', 'seat:c', 'seat:d'],
      task: {
        moves: ['choose assassin'],
        wrong: [{ moves: ['choose thief', 'choose merchant'], say: 'murder.1.wrong.1' }],
        otherwise: 'murder.1.otherwise',
        hint: 'murder.1.hint',
      },
    },
    {
      say: 'murder.2',
      clauses: ['CIT-9.1', 'CIT-9.2'],
      point: ['character:assassin'],
    },
    {
      say: 'murder.3',
      clauses: ['CIT-9.1'],
      point: ['verb:murder', 'seat:c', 'character:architect'],
      task: {
        moves: ['murder architect'],
        wrong: [
          {
            moves: ['murder magician', 'murder bishop'],
            say: 'murder.3.wrong.1',
          },
          {
            moves: ['murder thief', 'murder merchant'],
            say: 'murder.3.wrong.2',
          },
          {
            moves: ['murder king', 'murder warlord'],
            say: 'murder.3.wrong.3',
          },
          {
            moves: ['take gold', 'draw cards'],
            say: 'murder.3.wrong.4',
          },
        ],
        otherwise: 'murder.3.otherwise',
        hint: 'murder.3.hint',
        well: 'murder.3.well',
      },
    },
    {
      say: 'murder.4',
      point: ['verb:take-gold', 'hand:graveyard', 'hand:cathedral'],
      task: {
        moves: ['take gold'],
        wrong: [{ moves: ['draw cards'], say: 'murder.4.wrong.1' }],
        otherwise: 'murder.4.otherwise',
        hint: 'murder.4.hint',
      },
    },
    {
      say: 'murder.5',
      point: ['verb:end-turn'],
      task: {
        moves: ['end turn'],
        otherwise: 'murder.5.otherwise',
        hint: 'murder.5.hint',
      },
    },
    {
      say: 'murder.6',
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
