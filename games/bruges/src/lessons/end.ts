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
      clauses: ['BRU-15.1', 'BRU-15.3', 'BRU-15.4', 'BRU-15.6', 'BRU-15.7', 'BRU-15.8'],
      point: ['seat:a'],
    },
    {
      say: 'end.2',
      clauses: ['BRU-9.8', 'BRU-9.9', 'BRU-15.7'],
      point: ['canal:right', 'statues', 'hand:miller'],
      task: {
        moves: ['canal miller right'],
        wrong: [
          {
            moves: ['canal miller left'],
            say: 'end.2.wrong.1',
          },
          {
            moves: ['recruit *'],
            say: 'end.2.wrong.2',
          },
          { moves: ['threat *'], say: 'end.2.wrong.3' },
        ],
        otherwise: 'end.2.otherwise',
        hint: 'end.2.hint',
        well: 'end.2.well',
      },
    },
  ],
  question: {
    ask: 'end.ask',
    answers: ['end.answer.1', 'end.answer.2', 'end.answer.3'],
    clause: 'BRU-15.7',
  },
  learnt: 'end.learnt',
};
