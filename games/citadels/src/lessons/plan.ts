import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const plan: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.plan,
  id: 'plan',
  title: 'plan.title',
  minutes: 3,
  steps: [
    {
      say: 'plan.1',
      clauses: ['CIT-3.2'],
      point: ['hand:temple', 'hand:watchtower', 'stage:out', 'seat:a'],
    },
    {
      say: 'plan.2',
      clauses: ['CIT-15.2'],
      point: ['pool:magician', 'pool:bishop', 'pool:merchant', 'pool:architect', 'pool:warlord'],
      task: {
        moves: ['choose architect'],
        wrong: [
          {
            moves: ['choose bishop'],
            say: 'plan.2.wrong.1',
          },
          {
            moves: ['choose warlord'],
            say: 'plan.2.wrong.2',
          },
          {
            moves: ['choose *'],
            say: 'plan.2.wrong.3',
          },
        ],
        otherwise: 'plan.2.otherwise',
        hint: 'plan.2.hint',
        well: 'plan.2.well',
      },
    },
    {
      say: 'plan.3',
      clauses: ['CIT-15.1'],
      point: ['verb:architect-draw'],
      task: {
        moves: ['architect draw'],
        wrong: [
          {
            moves: ['take gold', 'draw cards'],
            say: 'plan.3.wrong.1',
          },
        ],
        otherwise: 'plan.3.otherwise',
        hint: 'plan.3.hint',
        well: 'plan.3.well',
      },
    },
    {
      say: 'plan.4',
      clauses: ['CIT-17.1'],
      point: ['verb:take-gold', 'hand:haunted-city'],
      task: {
        moves: ['take gold'],
        wrong: [
          {
            moves: ['draw cards'],
            say: 'plan.4.wrong.1',
          },
        ],
        otherwise: 'plan.4.otherwise',
        hint: 'plan.4.hint',
      },
    },
    {
      say: 'plan.5',
      clauses: ['CIT-19.2'],
      point: ['hand:temple'],
      task: {
        moves: ['build temple'],
        wrong: [
          {
            moves: ['build watchtower'],
            say: 'plan.5.wrong.1',
          },
          {
            moves: ['build haunted-city'],
            say: 'plan.5.wrong.2',
          },
        ],
        otherwise: 'plan.5.otherwise',
        hint: 'plan.5.hint',
        well: 'plan.5.well',
      },
    },
    {
      say: 'plan.6',
      clauses: ['CIT-17.1'],
      point: ['hand:haunted-city', 'hand:watchtower'],
      task: {
        moves: ['build haunted-city'],
        wrong: [{ moves: ['build watchtower'], say: 'plan.6.wrong.1' }],
        otherwise: 'plan.6.otherwise',
        hint: 'plan.6.hint',
        well: 'plan.6.well',
      },
    },
    {
      say: 'plan.7',
      clauses: ['CIT-15.2'],
      point: ['hand:watchtower'],
      task: {
        moves: ['build watchtower'],
        wrong: [
          {
            moves: ['end turn'],
            say: 'plan.7.wrong.1',
          },
        ],
        otherwise: 'plan.7.otherwise',
        hint: 'plan.7.hint',
        well: 'plan.7.well',
      },
    },
  ],
  question: {
    ask: 'plan.ask',
    answers: ['plan.answer.1', 'plan.answer.2', 'plan.answer.3'],
    clause: 'CIT-17.1',
  },
  learnt: 'plan.learnt',
};
