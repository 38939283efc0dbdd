import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const houses: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.houses,
  id: 'houses',
  title: 'houses.title',
  minutes: 3,
  steps: [
    {
      say: 'houses.1',
      clauses: ['NUR-11.1', 'NUR-11.2', 'NUR-8.1'],
      point: ['city'],
    },
    {
      say: 'houses.2',
      clauses: ['NUR-11.3', 'NUR-14.8', 'NUR-7.3', 'NUR-7.4', 'NUR-7.5'],
      point: ['site:S2', 'site:S3', 'site:S4', 'site:S5', 'site:S6', 'site:S7'],
    },
    {
      say: 'houses.3',
      clauses: ['NUR-11.1', 'NUR-14.8'],
      point: ['site:S3', 'site:S1', 'site:S2', 'site:S9', 'site:S10'],
      task: {
        moves: ['build house s3', 'build house s1', 'build house s2', 'build house s9', 'build house s10'],
        wrong: [
          {
            moves: ['build house *'],
            say: 'houses.3.wrong.1',
          },
          {
            moves: ['sell compass'],
            say: 'houses.3.wrong.2',
          },
          {
            moves: ['bank *'],
            say: 'houses.3.wrong.3',
          },
          {
            moves: ['offer *', 'end turn'],
            say: 'houses.3.wrong.4',
          },
        ],
        otherwise: 'houses.3.otherwise',
        hint: 'houses.3.hint',
        well: 'houses.3.well',
      },
    },
    {
      say: 'houses.4',
      clauses: ['NUR-14.8', 'NUR-14.9'],
      point: ['good:compass'],
      task: {
        moves: ['sell compass'],
        wrong: [
          {
            moves: ['offer *', 'end turn'],
            say: 'houses.4.wrong.1',
          },
        ],
        otherwise: 'houses.4.otherwise',
        hint: 'houses.4.hint',
        well: 'houses.4.well',
      },
    },
  ],
  question: {
    ask: 'houses.ask',
    answers: ['houses.answer.1', 'houses.answer.2', 'houses.answer.3'],
    clause: 'NUR-11.1',
  },
  learnt: 'houses.learnt',
};
