import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const council: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.council,
  id: 'council',
  title: 'council.title',
  minutes: 2,
  steps: [
    {
      say: 'council.1',
      clauses: ['NUR-15.5', 'NUR-15.6'],
      point: ['council:1', 'council:2', 'seat:a', 'seat:c'],
    },
    {
      say: 'council.2',
      clauses: ['NUR-13.1', 'NUR-13.2', 'NUR-13.3'],
      point: ['verb:build-tower', 'site:S5', 'towers'],
    },
    {
      say: 'council.3',
      clauses: ['NUR-15.5', 'NUR-13.3'],
      point: ['verb:build-tower', 'verb:build-wall', 'verb:build-station', 'council:1'],
      task: {
        moves: ['build tower'],
        wrong: [
          {
            moves: ['build wall'],
            say: 'council.3.wrong.1',
          },
          {
            moves: ['build station *'],
            say: 'council.3.wrong.2',
          },
          {
            moves: ['bank *', 'offer *', 'end turn'],
            say: 'council.3.wrong.3',
          },
        ],
        otherwise: 'council.3.otherwise',
        hint: 'council.3.hint',
        well: 'council.3.well',
      },
    },
    {
      say: 'council.4',
      clauses: ['NUR-15.7', 'NUR-15.1'],
      point: ['council:1', 'council:2', 'council:3'],
    },
  ],
  question: {
    ask: 'council.ask',
    answers: ['council.answer.1', 'council.answer.2', 'council.answer.3'],
    clause: 'NUR-13.2',
  },
  learnt: 'council.learnt',
};
