import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const trade: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.trade,
  id: 'trade',
  title: 'trade.title',
  minutes: 3,
  steps: [
    {
      say: 'trade.1',
      clauses: ['NUR-6.1', 'NUR-6.2', 'NUR-6.5'],
      point: ['verb:offer', 'give:grain', 'give:brick'],
      task: {
        moves: ['offer b, c, d: 1 grain for 1 brick'],
        wrong: [
          {
            moves: ['offer *: 1 wood for 1 brick'],
            say: 'trade.1.wrong.1',
          },
          {
            moves: ['offer *: 2 wood for 1 brick', 'offer *: 2 grain for 1 brick'],
            say: 'trade.1.wrong.2',
          },
          {
            moves: ['offer *'],
            say: 'trade.1.wrong.3',
          },
          {
            moves: ['end turn'],
            say: 'trade.1.wrong.4',
          },
        ],
        otherwise: 'trade.1.otherwise',
        hint: 'trade.1.hint',
      },
    },
    {
      say: 'trade.2',
      clauses: ['NUR-6.8', 'NUR-6.11', 'NUR-6.12'],
      point: ['counter', 'seat:b', 'seat:c', 'seat:d'],
      task: {
        moves: ['deal d'],
        wrong: [
          {
            moves: ['deal c'],
            say: 'trade.2.wrong.1',
          },
          {
            moves: ['close'],
            say: 'trade.2.wrong.2',
          },
        ],
        otherwise: 'trade.2.otherwise',
        hint: 'trade.2.hint',
        well: 'trade.2.well',
      },
    },
    {
      say: 'trade.3',
      clauses: ['NUR-6.14'],
      point: ['road:I'],
      task: {
        moves: ['build station i'],
        wrong: [
          {
            moves: ['build station ii'],
            say: 'trade.3.wrong.1',
          },
          {
            moves: ['build station *'],
            say: 'trade.3.wrong.2',
          },
          { moves: ['offer *', 'end turn'], say: 'trade.3.wrong.3' },
        ],
        otherwise: 'trade.3.otherwise',
        hint: 'trade.3.hint',
      },
    },
    {
      say: 'trade.4',
      clauses: ['NUR-6.3', 'NUR-6.5', 'NUR-6.1'],
      point: ['verb:end-turn'],
      task: {
        moves: ['end turn'],
        wrong: [
          {
            moves: ['offer *'],
            say: 'trade.4.wrong.1',
          },
        ],
        otherwise: 'trade.4.otherwise',
        hint: 'trade.4.hint',
        well: 'trade.4.well',
      },
    },
    {
      say: 'trade.5',
      clauses: ['NUR-7.1', 'NUR-7.2', 'NUR-7.6'],
      point: ['bank', 'give:ore', 'get:brick'],
      task: {
        moves: ['bank ore for brick', 'bank gold for brick'],
        wrong: [
          {
            moves: ['bank *'],
            say: 'trade.5.wrong.1',
          },
          {
            moves: ['sell compass'],
            say: 'trade.5.wrong.2',
          },
          {
            moves: ['offer *'],
            say: 'trade.5.wrong.3',
          },
          { moves: ['end turn'], say: 'trade.5.wrong.4' },
        ],
        otherwise: 'trade.5.otherwise',
        hint: 'trade.5.hint',
      },
    },
    {
      say: 'trade.6',
      clauses: ['NUR-9.6'],
      point: ['road:II', 'station:II:1', 'station:II:2'],
      task: {
        moves: ['build station ii'],
        wrong: [
          {
            moves: ['build station *'],
            say: 'trade.6.wrong.1',
          },
          {
            moves: ['build wall', 'bank *', 'sell *', 'offer *', 'end turn'],
            say: 'trade.6.wrong.2',
          },
        ],
        otherwise: 'trade.6.otherwise',
        hint: 'trade.6.hint',
        well: 'trade.6.well',
      },
    },
  ],
  question: {
    ask: 'trade.ask',
    answers: ['trade.answer.1', 'trade.answer.2', 'trade.answer.3'],
    clause: 'NUR-7.1',
  },
  learnt: 'trade.learnt',
};
