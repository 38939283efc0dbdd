import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const cards: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.cards,
  id: 'cards',
  title: 'cards.title',
  minutes: 2,
  steps: [
    {
      say: 'cards.1',
      clauses: ['NUR-3.1', 'NUR-3.3'],
      point: ['event-card', 'hex:C4', 'crossing:II-2'],
    },
    {
      say: 'cards.2',
      clauses: ['NUR-3.4', 'NUR-3.8'],
      point: ['hex:C4', 'hex:A4', 'hex:D5', 'hex:G4', 'hex:F4'],
    },
    {
      say: 'cards.3',
      clauses: ['NUR-3.3', 'NUR-2.1'],
      point: ['verb:end-turn'],
      task: {
        moves: ['end turn'],
        wrong: [
          {
            moves: ['offer *'],
            say: 'cards.3.wrong.1',
          },
        ],
        otherwise: 'cards.3.otherwise',
        hint: 'cards.3.hint',
        well: 'cards.3.well',
      },
    },
    {
      say: 'cards.4',
      clauses: ['NUR-3.2', 'NUR-4.1', 'NUR-4.4', 'NUR-4.6', 'NUR-4.8'],
      point: ['timeline', 'event-card'],
    },
    {
      say: 'cards.5',
      clauses: ['NUR-4.7', 'NUR-14.2'],
      point: ['good:compass', 'event-card'],
      task: {
        moves: ['sell compass'],
        wrong: [
          {
            moves: ['end turn'],
            say: 'cards.5.wrong.1',
          },
          {
            moves: ['offer *'],
            say: 'cards.5.wrong.2',
          },
        ],
        otherwise: 'cards.5.otherwise',
        hint: 'cards.5.hint',
        well: 'cards.5.well',
      },
    },
  ],
  question: {
    ask: 'cards.ask',
    answers: ['cards.answer.1', 'cards.answer.2', 'cards.answer.3'],
    clause: 'NUR-3.3',
  },
  learnt: 'cards.learnt',
};
