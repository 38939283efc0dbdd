import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const robber: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.robber,
  id: 'robber',
  title: 'robber.title',
  minutes: 3,
  steps: [
    {
      say: 'robber.1',
      clauses: ['NUR-5.1', 'NUR-5.2', 'NUR-5.3'],
      point: ['event-card', 'seat:a'],
    },
    {
      say: 'robber.2',
      clauses: ['NUR-5.2', 'NUR-5.3'],
      point: ['hand:wood', 'hand:grain', 'hand:ore', 'hand:brick'],
      task: {
        moves: [
          'hand in 1 wood + 1 grain + 2 ore',
          'hand in 1 wood + 2 grain + 1 ore',
          'hand in 2 grain + 2 ore',
          'hand in 2 wood + 2 ore',
          'hand in 2 wood + 2 grain',
          'hand in 2 wood + 1 grain + 1 ore',
        ],
        wrong: [
          {
            moves: ['hand in *brick*'],
            say: 'robber.2.wrong.1',
          },
        ],
        otherwise: 'robber.2.otherwise',
        hint: 'robber.2.hint',
      },
    },
    {
      say: 'robber.3',
      clauses: ['NUR-5.5', 'NUR-3.5'],
      point: ['hex:B4', 'hex:F3', 'hex:A2', 'hex:B3', 'hex:F5'],
      task: {
        moves: ['robber to b4', 'robber to f3', 'robber to a2', 'robber to b3'],
        wrong: [
          {
            moves: ['robber to c4', 'robber to d4', 'robber to d5', 'robber to f4', 'robber to g3', 'robber to g4'],
            say: 'robber.3.wrong.1',
          },
          {
            moves: [
              'robber to a4',
              'robber to a3',
              'robber to b2',
              'robber to b5',
              'robber to e3',
              'robber to f1',
              'robber to f2',
              'robber to g1',
              'robber to g2',
            ],
            say: 'robber.3.wrong.2',
          },
          {
            moves: ['robber to *'],
            say: 'robber.3.wrong.3',
          },
        ],
        otherwise: 'robber.3.otherwise',
        hint: 'robber.3.hint',
      },
    },
    {
      say: 'robber.4',
      clauses: ['NUR-5.6', 'NUR-5.8'],
      point: ['seat:b', 'seat:c', 'seat:d'],
      task: {
        moves: ['steal from d'],
        wrong: [
          {
            moves: ['steal from b', 'steal from c'],
            say: 'robber.4.wrong.1',
          },
          {
            moves: ['steal nothing'],
            say: 'robber.4.wrong.2',
          },
        ],
        otherwise: 'robber.4.otherwise',
        hint: 'robber.4.hint',
        well: 'robber.4.well',
      },
    },
    {
      say: 'robber.5',
      point: ['road:I'],
      task: {
        moves: ['build station i', 'build station ii'],
        wrong: [
          {
            moves: ['build station iii', 'build station iv', 'build station v'],
            say: 'robber.5.wrong.1',
          },
          {
            moves: ['bank *', 'end turn', 'offer *'],
            say: 'robber.5.wrong.2',
          },
        ],
        otherwise: 'robber.5.otherwise',
        hint: 'robber.5.hint',
        well: 'robber.5.well',
      },
    },
  ],
  question: {
    ask: 'robber.ask',
    answers: ['robber.answer.1', 'robber.answer.2', 'robber.answer.3'],
    clause: 'NUR-5.2',
  },
  learnt: 'robber.learnt',
};
