import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const activate: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.activate,
  id: 'activate',
  title: 'activate.title',
  minutes: 2,
  steps: [
    {
      say: 'activate.1',
      clauses: ['BRU-10.5', 'BRU-9.14'],
      point: ['hand:spice-trader', 'hand:chaplain', 'die:red'],
      task: {
        moves: ['recruit spice-trader on brown'],
        wrong: [
          { moves: ['recruit chaplain *'], say: 'activate.1.wrong.1' },
          { moves: ['guilders *'], say: 'activate.1.wrong.2' },
        ],
        otherwise: 'activate.1.otherwise',
        hint: 'activate.1.hint',
        well: 'activate.1.well',
      },
    },
    {
      say: 'activate.2',
      clauses: ['BRU-10.5', 'BRU-12.4'],
      point: ['person:spice-trader'],
      task: {
        moves: ['activate spice-trader'],
        wrong: [{ moves: ['end turn'], say: 'activate.2.wrong.1' }],
        otherwise: 'activate.2.otherwise',
        hint: 'activate.2.hint',
        well: 'activate.2.well',
      },
    },
  ],
  question: {
    ask: 'activate.ask',
    answers: ['activate.answer.1', 'activate.answer.2', 'activate.answer.3'],
    clause: 'BRU-10.5',
  },
  learnt: 'activate.learnt',
};
