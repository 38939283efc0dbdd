import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const turn: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.turn,
  id: 'turn',
  title: 'turn.title',
  minutes: 3,
  steps: [
    {
      say: 'turn.1',
      clauses: ['FOR-17.1', 'FOR-16.1', 'FOR-16.3', 'FOR-15.1'],
      point: ['pawn:a', 'road:gate', 'road:palace'],
    },
    {
      say: 'turn.2',
      clauses: ['FOR-4.1', 'FOR-4.2', 'FOR-2.1', 'FOR-2.3', 'FOR-5.1'],
      point: ['card:grain-harvest'],
      task: {
        moves: ['perform grain-harvest'],
        wrong: [
          {
            moves: ['skip *'],
            say: 'turn.2.wrong.1',
          },
          {
            moves: ['perform fortuna'],
            say: 'turn.2.wrong.2',
          },
          {
            moves: ['perform wine-trade'],
            say: 'turn.2.wrong.3',
          },
        ],
        otherwise: 'turn.2.otherwise',
        hint: 'turn.2.hint',
      },
    },
    {
      say: 'turn.3',
      clauses: ['FOR-5.1'],
      point: ['verb:irrigate', 'province:a:water'],
      task: {
        moves: ['irrigate yes'],
        wrong: [
          {
            moves: ['irrigate no'],
            say: 'turn.3.wrong.1',
          },
        ],
        otherwise: 'turn.3.otherwise',
        hint: 'turn.3.hint',
        well: 'turn.3.well',
      },
    },
    {
      say: 'turn.4',
      clauses: ['FOR-4.4', 'FOR-4.5'],
      point: ['card:grain-trade'],
      task: {
        moves: ['swap grain-trade'],
        wrong: [
          {
            moves: ['swap *'],
            say: 'turn.4.wrong.1',
          },
        ],
        otherwise: 'turn.4.otherwise',
        hint: 'turn.4.hint',
        well: 'turn.4.well',
      },
    },
    {
      say: 'turn.5',
      clauses: ['FOR-7.1'],
      point: ['verb:done', 'card:grain-trade'],
      task: {
        moves: ['done'],
        wrong: [
          {
            moves: ['army *'],
            say: 'turn.5.wrong.1',
          },
        ],
        otherwise: 'turn.5.otherwise',
        hint: 'turn.5.hint',
        well: 'turn.5.well',
      },
    },
    {
      say: 'turn.6',
      clauses: ['FOR-7.2', 'FOR-8.3'],
      point: ['favour:food-supply'],
      task: {
        moves: ['serve food-supply 2'],
        wrong: [
          {
            moves: ['serve food-supply 1'],
            say: 'turn.6.wrong.1',
          },
          {
            moves: ['serve orgy *', 'serve battle *'],
            say: 'turn.6.wrong.2',
          },
          {
            moves: ['decline'],
            say: 'turn.6.wrong.3',
          },
        ],
        otherwise: 'turn.6.otherwise',
        hint: 'turn.6.hint',
        well: 'turn.6.well',
      },
    },
    {
      say: 'turn.7',
      clauses: ['FOR-7.7', 'FOR-13.6', 'FOR-13.9'],
      point: ['favour:food-supply'],
    },
  ],
  question: {
    ask: 'turn.ask',
    answers: ['turn.answer.1', 'turn.answer.2', 'turn.answer.3'],
    clause: 'FOR-2.1',
  },
  learnt: 'turn.learnt',
};
