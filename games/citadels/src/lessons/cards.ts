import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const cards: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.cards,
  id: 'cards',
  title: 'cards.title',
  minutes: 1,
  steps: [
    {
      say: 'cards.1',
      clauses: ['CIT-5.1', 'CIT-6.2'],
      point: ['verb:draw-cards', 'hand:watchtower'],
      task: {
        moves: ['draw cards'],
        wrong: [
          {
            moves: ['take gold'],
            say: 'cards.1.wrong.1',
          },
        ],
        otherwise: 'cards.1.otherwise',
        hint: 'cards.1.hint',
      },
    },
    {
      say: 'cards.2',
      clauses: ['CIT-6.2'],
      point: ['looked:graveyard', 'looked:tavern'],
      task: {
        moves: ['keep graveyard'],
        wrong: [
          {
            moves: ['keep tavern'],
            say: 'cards.2.wrong.1',
          },
        ],
        otherwise: 'cards.2.otherwise',
        hint: 'cards.2.hint',
      },
    },
    {
      say: 'cards.3',
      clauses: ['CIT-7.1'],
      point: ['hand:graveyard'],
      task: {
        moves: ['build graveyard'],
        wrong: [
          {
            moves: ['build watchtower'],
            say: 'cards.3.wrong.1',
          },
          { moves: ['end turn'], say: 'cards.3.wrong.2' },
        ],
        otherwise: 'cards.3.otherwise',
        hint: 'cards.3.hint',
        well: 'cards.3.well',
      },
    },
  ],
  question: {
    ask: 'cards.ask',
    answers: ['cards.answer.1', 'cards.answer.2', 'cards.answer.3'],
    clause: 'CIT-6.2',
  },
  learnt: 'cards.learnt',
};
