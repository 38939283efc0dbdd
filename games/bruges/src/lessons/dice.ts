import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const dice: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.dice,
  id: 'dice',
  title: 'dice.title',
  minutes: 2,
  steps: [
    {
      say: 'dice.1',
      clauses: ['BRU-5.1', 'BRU-5.3'],
      point: ['die:brown', 'die:yellow', 'threats:a:brown', 'threats:a:yellow'],
    },
    {
      say: 'dice.2',
      clauses: ['BRU-6.1', 'BRU-6.5', 'BRU-6.6', 'BRU-6.7', 'BRU-6.8', 'BRU-6.15'],
      point: ['threats:a:brown', 'threats:a:yellow'],
    },
    {
      say: 'dice.3',
      clauses: ['BRU-7.1', 'BRU-7.2', 'BRU-7.6', 'BRU-15.8'],
      point: ['die:purple', 'verb:pay'],
      task: {
        moves: ['pay'],
        wrong: [
          {
            moves: ['stay'],
            say: 'dice.3.wrong.1',
          },
        ],
        otherwise: 'dice.3.otherwise',
        hint: 'dice.3.hint',
        well: 'dice.3.well',
      },
    },
  ],
  question: {
    ask: 'dice.ask',
    answers: ['dice.answer.1', 'dice.answer.2', 'dice.answer.3'],
    clause: 'BRU-7.1',
  },
  learnt: 'dice.learnt',
};
