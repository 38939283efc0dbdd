import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const warlord: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.warlord,
  id: 'warlord',
  title: 'warlord.title',
  minutes: 2,
  steps: [
    {
      say: 'warlord.1',
      clauses: ['CIT-16.1', 'CIT-16.2'],
      point: ['character:warlord'],
    },
    {
      say: 'warlord.2',
      clauses: ['CIT-13.1', 'CIT-16.4', 'CIT-16.6', 'CIT-17.2'],
      point: ['seat:d', 'character:bishop'],
    },
    {
      say: 'warlord.3',
      clauses: ['CIT-16.2'],
      point: ['seat:c', 'city:c:tavern'],
      task: {
        moves: ['destroy c tavern'],
        wrong: [
          {
            moves: ['destroy c *'],
            say: 'warlord.3.wrong.1',
          },
          {
            moves: ['destroy b *'],
            say: 'warlord.3.wrong.2',
          },
          {
            moves: ['take gold', 'draw cards', 'take income'],
            say: 'warlord.3.wrong.3',
          },
        ],
        otherwise: 'warlord.3.otherwise',
        hint: 'warlord.3.hint',
        well: 'warlord.3.well',
      },
    },
    {
      say: 'warlord.4',
      clauses: ['CIT-17.3', 'CIT-8.1'],
      point: ['verb:take-income', 'city:a:watchtower', 'city:b:graveyard'],
      task: {
        moves: ['take income'],
        wrong: [
          {
            moves: ['take gold', 'draw cards'],
            say: 'warlord.4.wrong.1',
          },
        ],
        otherwise: 'warlord.4.otherwise',
        hint: 'warlord.4.hint',
      },
    },
  ],
  question: {
    ask: 'warlord.ask',
    answers: ['warlord.answer.1', 'warlord.answer.2', 'warlord.answer.3'],
    clause: 'CIT-16.4',
  },
  learnt: 'warlord.learnt',
};
