import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const draw: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.draw,
  id: 'draw',
  title: 'draw.title',
  minutes: 2,
  steps: [
    {
      say: 'draw.0',
      clauses: ['BRU-15.10', 'BRU-4.7'],
      point: ['seat:a'],
    },
    {
      say: 'draw.1',
      clauses: ['BRU-2.1'],
      point: ['seat:a', 'street:a'],
    },
    {
      say: 'draw.2',
      clauses: ['BRU-3.1', 'BRU-1.15', 'BRU-3.2'],
      point: ['pile:left', 'pile:right'],
      task: {
        moves: ['draw left', 'draw right'],
        otherwise: 'draw.2.otherwise',
        hint: 'draw.2.hint',
      },
    },
    {
      say: 'draw.3',
      point: ['pile:left', 'pile:right'],
      task: {
        moves: ['draw right', 'draw left'],
        otherwise: 'draw.3.otherwise',
        hint: 'draw.3.hint',
      },
    },
    {
      say: 'draw.4',
      point: ['pile:left', 'pile:right'],
      task: {
        moves: ['draw left', 'draw right'],
        otherwise: 'draw.4.otherwise',
        hint: 'draw.4.hint',
      },
    },
    {
      say: 'draw.5',
      point: ['pile:left', 'pile:right'],
      task: {
        moves: ['draw left', 'draw right'],
        otherwise: 'draw.5.otherwise',
        hint: 'draw.5.hint',
      },
    },
    {
      say: 'draw.6',
      point: ['pile:left', 'pile:right'],
      task: {
        moves: ['draw right', 'draw left'],
        otherwise: 'draw.6.otherwise',
        hint: 'draw.6.hint',
        well: 'draw.6.well',
      },
    },
    {
      say: 'draw.7',
      clauses: ['BRU-4.7', 'BRU-4.8'],
      point: ['pile:left', 'pile:right'],
    },
  ],
  question: {
    ask: 'draw.ask',
    answers: ['draw.answer.1', 'draw.answer.2', 'draw.answer.3'],
    clause: 'BRU-1.15',
  },
  learnt: 'draw.learnt',
};
