import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const recruit: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.recruit,
  id: 'recruit',
  title: 'recruit.title',
  minutes: 2,
  steps: [
    {
      say: 'recruit.1',
      clauses: ['BRU-9.14', 'BRU-9.15', 'BRU-10.1'],
      point: ['house:blue', 'hand:butler', 'hand:piper', 'hand:night-watchman'],
    },
    {
      say: 'recruit.2',
      clauses: ['BRU-10.4', 'BRU-10.8'],
      point: ['hand:butler', 'hand:piper', 'hand:night-watchman'],
      task: {
        moves: ['recruit piper on blue'],
        wrong: [
          {
            moves: ['recruit butler on blue'],
            say: 'recruit.2.wrong.1',
          },
          {
            moves: ['recruit night-watchman on blue'],
            say: 'recruit.2.wrong.2',
          },
        ],
        otherwise: 'recruit.2.otherwise',
        hint: 'recruit.2.hint',
        well: 'recruit.2.well',
      },
    },
  ],
  question: {
    ask: 'recruit.ask',
    answers: ['recruit.answer.1', 'recruit.answer.2', 'recruit.answer.3'],
    clause: 'BRU-9.14',
  },
  learnt: 'recruit.learnt',
};
