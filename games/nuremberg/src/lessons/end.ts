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
      clauses: ['NUR-17.1', 'NUR-17.3'],
      point: ['seat:a', 'seat:b', 'seat:c', 'seat:d'],
    },
    {
      say: 'end.2',
      clauses: ['NUR-4.4', 'NUR-16.2', 'NUR-16.3', 'NUR-17.4', 'NUR-18.1'],
      point: ['timeline'],
    },
    {
      say: 'end.3',
      clauses: ['NUR-9.6', 'NUR-17.1'],
      point: ['region'],
      task: {
        moves: ['build station i'],
        wrong: [
          {
            moves: ['build station ii', 'build station iv', 'build station v'],
            say: 'end.3.wrong.1',
          },
          {
            moves: ['build station iii'],
            say: 'end.3.wrong.2',
          },
          {
            moves: ['build wall'],
            say: 'end.3.wrong.3',
          },
          {
            moves: ['offer *', 'bank *', 'end turn'],
            say: 'end.3.wrong.4',
          },
        ],
        otherwise: 'end.3.otherwise',
        hint: 'end.3.hint',
        well: 'end.3.well',
      },
    },
  ],
  question: {
    ask: 'end.ask',
    answers: ['end.answer.1', 'end.answer.2', 'end.answer.3'],
    clause: 'NUR-17.4',
  },
  learnt: 'end.learnt',
};
