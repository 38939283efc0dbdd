import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const persons: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.persons,
  id: 'persons',
  title: 'persons.title',
  minutes: 1,
  steps: [
    {
      say: 'persons.1',
      clauses: ['BRU-8.4', 'BRU-10.5', 'BRU-10.6'],
      point: ['person:silk-dealer', 'die:purple'],
      task: {
        moves: ['activate silk-dealer'],
        wrong: [
          {
            moves: ['guilders *'],
            say: 'persons.1.wrong.1',
          },
        ],
        otherwise: 'persons.1.otherwise',
        hint: 'persons.1.hint',
        well: 'persons.1.well',
      },
    },
    {
      say: 'persons.2',
      clauses: ['BRU-10.6'],
      point: ['person:silk-dealer'],
    },
  ],
  question: {
    ask: 'persons.ask',
    answers: ['persons.answer.1', 'persons.answer.2', 'persons.answer.3'],
    clause: 'BRU-8.4',
  },
  learnt: 'persons.learnt',
};
