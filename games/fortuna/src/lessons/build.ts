import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const build: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.build,
  id: 'build',
  title: 'build.title',
  minutes: 1,
  steps: [
    {
      say: 'build.1',
      clauses: ['FOR-12.1', 'FOR-12.4', 'FOR-12.5'],
      point: ['building:market', 'building:aqueduct', 'building:palace', 'building:basilica'],
    },
    {
      say: 'build.2',
      clauses: ['FOR-5.8'],
      point: ['card:build'],
      task: {
        moves: ['perform build'],
        wrong: [{ moves: ['skip *'], say: 'build.2.wrong.1' }],
        otherwise: 'build.2.otherwise',
        hint: 'build.2.hint',
      },
    },
    {
      say: 'build.3',
      clauses: ['FOR-3.1', 'FOR-8.1'],
      point: ['building:aqueduct'],
      task: {
        moves: ['build aqueduct'],
        wrong: [
          {
            moves: ['build market'],
            say: 'build.3.wrong.1',
          },
          {
            moves: ['build basilica'],
            say: 'build.3.wrong.2',
          },
        ],
        otherwise: 'build.3.otherwise',
        hint: 'build.3.hint',
        well: 'build.3.well',
      },
    },
  ],
  question: {
    ask: 'build.ask',
    answers: ['build.answer.1', 'build.answer.2', 'build.answer.3'],
    clause: 'FOR-3.1',
  },
  learnt: 'build.learnt',
};
