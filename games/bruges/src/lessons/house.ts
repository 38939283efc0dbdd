import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const house: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.house,
  id: 'house',
  title: 'house.title',
  minutes: 1,
  steps: [
    {
      say: 'house.1',
      clauses: ['BRU-9.12', 'BRU-15.4'],
      point: ['hand:judge', 'hand:town-crier', 'hand:moneylender', 'hand:marquis'],
      task: {
        moves: ['house moneylender', 'house town-crier'],
        wrong: [
          {
            moves: ['house judge', 'house marquis'],
            say: 'house.1.wrong.1',
          },
          {
            moves: ['guilders *', 'workers *'],
            say: 'house.1.wrong.2',
          },
        ],
        otherwise: 'house.1.otherwise',
        hint: 'house.1.hint',
        well: 'house.1.well',
      },
    },
  ],
  question: {
    ask: 'house.ask',
    answers: ['house.answer.1', 'house.answer.2', 'house.answer.3'],
    clause: 'BRU-9.12',
  },
  learnt: 'house.learnt',
};
