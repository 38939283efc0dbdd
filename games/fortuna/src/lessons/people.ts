import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const people: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.people,
  id: 'people',
  title: 'people.title',
  minutes: 2,
  steps: [
    {
      say: 'people.1',
      clauses: ['FOR-8.6', 'FOR-5.7'],
      point: ['card:recruit-vestals', 'favour:religion'],
      task: {
        moves: ['perform recruit-vestals'],
        wrong: [
          {
            moves: ['perform clergy'],
            say: 'people.1.wrong.1',
          },
          {
            moves: ['perform grain-trade'],
            say: 'people.1.wrong.2',
          },
        ],
        otherwise: 'people.1.otherwise',
        hint: 'people.1.hint',
      },
    },
    {
      say: 'people.2',
      clauses: ['FOR-5.7'],
      point: ['province:a:vestals', 'number:2'],
      task: {
        moves: ['hire 2'],
        wrong: [
          {
            moves: ['hire 1'],
            say: 'people.2.wrong.1',
          },
        ],
        otherwise: 'people.2.otherwise',
        hint: 'people.2.hint',
        well: 'people.2.well',
      },
    },
    {
      say: 'people.3',
      clauses: ['FOR-8.4'],
      point: ['favour:battle'],
    },
  ],
  question: {
    ask: 'people.ask',
    answers: ['people.answer.1', 'people.answer.2', 'people.answer.3'],
    clause: 'FOR-8.6',
  },
  learnt: 'people.learnt',
};
