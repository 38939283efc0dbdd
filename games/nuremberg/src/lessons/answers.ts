import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const answers: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.answers,
  id: 'answers',
  title: 'answers.title',
  minutes: 2,
  steps: [
    {
      say: 'answers.1',
      clauses: ['NUR-2.4', 'NUR-6.8'],
      point: ['counter', 'verb:accept', 'verb:decline', 'verb:counter'],
      task: {
        moves: ['accept'],
        wrong: [
          {
            moves: ['decline'],
            say: 'answers.1.wrong.1',
          },
          {
            moves: ['counter *'],
            say: 'answers.1.wrong.2',
          },
        ],
        otherwise: 'answers.1.otherwise',
        hint: 'answers.1.hint',
        well: 'answers.1.well',
      },
    },
    {
      say: 'answers.2',
      clauses: ['NUR-6.8', 'NUR-6.9'],
      point: ['counter', 'verb:counter'],
      task: {
        moves: ['counter 1 wood for 2 gold'],
        wrong: [
          {
            moves: ['accept'],
            say: 'answers.2.wrong.1',
          },
          {
            moves: ['decline'],
            say: 'answers.2.wrong.2',
          },
          {
            moves: ['counter 1 wood for 3 gold', 'counter 1 wood for 4 gold'],
            say: 'answers.2.wrong.3',
          },
          {
            moves: ['counter *'],
            say: 'answers.2.wrong.4',
          },
        ],
        otherwise: 'answers.2.otherwise',
        hint: 'answers.2.hint',
        well: 'answers.2.well',
      },
    },
    {
      say: 'answers.3',
      clauses: ['NUR-6.8', 'NUR-6.15'],
      point: ['counter', 'verb:accept', 'verb:decline', 'verb:counter'],
      task: {
        moves: ['decline'],
        wrong: [
          {
            moves: ['accept'],
            say: 'answers.3.wrong.1',
          },
          {
            moves: ['counter *'],
            say: 'answers.3.wrong.2',
          },
        ],
        otherwise: 'answers.3.otherwise',
        hint: 'answers.3.hint',
        well: 'answers.3.well',
      },
    },
  ],
  question: {
    ask: 'answers.ask',
    answers: ['answers.answer.1', 'answers.answer.2', 'answers.answer.3'],
    clause: 'NUR-6.15',
  },
  learnt: 'answers.learnt',
};
