import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const money: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.money,
  id: 'money',
  title: 'money.title',
  minutes: 2,
  steps: [
    {
      say: 'money.1',
      clauses: ['BRU-8.1', 'BRU-8.2', 'BRU-9.1'],
      point: ['hand:reeve', 'hand:page', 'hand:puppeteer', 'hand:king', 'hand:gatekeeper'],
    },
    {
      say: 'money.2',
      clauses: ['BRU-9.4'],
      point: ['die:brown', 'die:purple', 'die:yellow'],
      task: {
        moves: ['guilders reeve', 'guilders page'],
        wrong: [
          {
            moves: ['guilders puppeteer'],
            say: 'money.2.wrong.1',
          },
          {
            moves: ['guilders *'],
            say: 'money.2.wrong.2',
          },
        ],
        otherwise: 'money.2.otherwise',
        hint: 'money.2.hint',
        well: 'money.2.well',
      },
    },
  ],
  question: {
    ask: 'money.ask',
    answers: ['money.answer.1', 'money.answer.2', 'money.answer.3'],
    clause: 'BRU-9.4',
  },
  learnt: 'money.learnt',
};
