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
      clauses: ['FOR-11.3'],
      point: ['pawn:a', 'pawn:b', 'hand:chariot', 'hand:storehouse'],
    },
    {
      say: 'plan.2',
      clauses: ['FOR-11.12'],
      point: ['hand:chariot'],
      task: {
        moves: ['use chariot'],
        wrong: [
          {
            moves: ['serve *'],
            say: 'plan.2.wrong.1',
          },
          {
            moves: ['use storehouse *'],
            say: 'plan.2.wrong.2',
          },
          {
            moves: ['decline'],
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
      clauses: ['FOR-8.2'],
      point: ['favour:orgy'],
      task: {
        moves: ['serve orgy 1'],
        wrong: [
          { moves: ['decline'], say: 'plan.3.wrong.1' },
          { moves: ['use storehouse *'], say: 'plan.3.wrong.2' },
        ],
        otherwise: 'plan.3.otherwise',
        hint: 'plan.3.hint',
        well: 'plan.3.well',
      },
    },
    {
      say: 'plan.4',
      clauses: ['FOR-15.3', 'FOR-11.3'],
      point: ['palace:fountain', 'palace:legion', 'palace:safe-conduct', 'hand:storehouse'],
      task: {
        moves: ['pick fountain'],
        wrong: [
          {
            moves: ['pick safe-conduct'],
            say: 'plan.4.wrong.1',
          },
          { moves: ['pick legion'], say: 'plan.4.wrong.2' },
        ],
        otherwise: 'plan.4.otherwise',
        hint: 'plan.4.hint',
        well: 'plan.4.well',
      },
    },
    {
      say: 'plan.5',
      clauses: ['FOR-16.7'],
      point: ['hand:storehouse'],
      task: {
        moves: ['use storehouse water water'],
        wrong: [
          {
            moves: ['use storehouse *'],
            say: 'plan.5.wrong.1',
          },
          {
            moves: ['end'],
            say: 'plan.5.wrong.2',
          },
        ],
        otherwise: 'plan.5.otherwise',
        hint: 'plan.5.hint',
        well: 'plan.5.well',
      },
    },
  ],
  question: {
    ask: 'plan.ask',
    answers: ['plan.answer.1', 'plan.answer.2', 'plan.answer.3'],
    clause: 'FOR-11.12',
  },
  learnt: 'plan.learnt',
};
