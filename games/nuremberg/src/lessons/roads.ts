import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const roads: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.roads,
  id: 'roads',
  title: 'roads.title',
  minutes: 3,
  steps: [
    {
      say: 'roads.1',
      clauses: ['NUR-9.1', 'NUR-9.3', 'NUR-9.4', 'NUR-9.7'],
      point: ['region'],
    },
    {
      say: 'roads.2',
      clauses: ['NUR-9.6'],
      point: ['road:II', 'station:II:1', 'station:II:2'],
      task: {
        moves: ['build station ii'],
        wrong: [
          {
            moves: ['build station i'],
            say: 'roads.2.wrong.1',
          },
          {
            moves: ['build station iii'],
            say: 'roads.2.wrong.2',
          },
          {
            moves: ['build station iv', 'build station v'],
            say: 'roads.2.wrong.3',
          },
          { moves: ['end turn', 'offer *'], say: 'roads.2.wrong.4' },
        ],
        otherwise: 'roads.2.otherwise',
        hint: 'roads.2.hint',
        well: 'roads.2.well',
      },
    },
    {
      say: 'roads.3',
      clauses: ['NUR-4.2', 'NUR-9.7'],
      point: ['verb:end-turn', 'crossing:II-6', 'road:II', 'crossing:III-2', 'road:III'],
      task: {
        moves: ['end turn'],
        wrong: [
          {
            moves: ['offer *'],
            say: 'roads.3.wrong.1',
          },
        ],
        otherwise: 'roads.3.otherwise',
        hint: 'roads.3.hint',
        well: 'roads.3.well',
      },
    },
    {
      say: 'roads.4',
      clauses: ['NUR-9.5', 'NUR-9.6'],
      point: ['region'],
      task: {
        moves: ['build station i'],
        wrong: [
          {
            moves: ['build station iii'],
            say: 'roads.4.wrong.1',
          },
          {
            moves: ['build station ii'],
            say: 'roads.4.wrong.2',
          },
          {
            moves: ['build station iv', 'build station v'],
            say: 'roads.4.wrong.3',
          },
          {
            moves: ['build wall', 'sell *', 'bank *', 'offer *', 'end turn'],
            say: 'roads.4.wrong.4',
          },
        ],
        otherwise: 'roads.4.otherwise',
        hint: 'roads.4.hint',
        well: 'roads.4.well',
      },
    },
  ],
  question: {
    ask: 'roads.ask',
    answers: ['roads.answer.1', 'roads.answer.2', 'roads.answer.3'],
    clause: 'NUR-9.6',
  },
  learnt: 'roads.learnt',
};
