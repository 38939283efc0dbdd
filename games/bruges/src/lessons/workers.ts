import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const workers: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.workers,
  id: 'workers',
  title: 'workers.title',
  minutes: 1,
  steps: [
    {
      say: 'workers.1',
      clauses: ['BRU-9.3'],
      point: ['workers:a', 'hand:cupbearer', 'hand:baron'],
      task: {
        moves: ['workers cupbearer', 'workers baron'],
        wrong: [
          {
            moves: ['workers *'],
            say: 'workers.1.wrong.1',
          },
          {
            moves: ['guilders *'],
            say: 'workers.1.wrong.2',
          },
        ],
        otherwise: 'workers.1.otherwise',
        hint: 'workers.1.hint',
        well: 'workers.1.well',
      },
    },
  ],
  question: {
    ask: 'workers.ask',
    answers: ['workers.answer.1', 'workers.answer.2', 'workers.answer.3'],
    clause: 'BRU-9.3',
  },
  learnt: 'workers.learnt',
};
