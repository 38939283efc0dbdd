import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const trade: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.trade,
  id: 'trade',
  title: 'trade.title',
  minutes: 1,
  steps: [
    {
      say: 'trade.1',
      clauses: ['FOR-5.5'],
      point: ['card:wine-trade'],
      task: {
        moves: ['perform wine-trade'],
        wrong: [
          {
            moves: ['skip *'],
            say: 'trade.1.wrong.1',
          },
          {
            moves: ['perform clergy'],
            say: 'trade.1.wrong.2',
          },
        ],
        otherwise: 'trade.1.otherwise',
        hint: 'trade.1.hint',
      },
    },
    {
      say: 'trade.2',
      clauses: ['FOR-8.2'],
      point: ['number:2', 'favour:orgy'],
      task: {
        moves: ['sell 2'],
        wrong: [
          {
            moves: ['sell 3', 'sell 4'],
            say: 'trade.2.wrong.1',
          },
          {
            moves: ['sell 1'],
            say: 'trade.2.wrong.2',
          },
        ],
        otherwise: 'trade.2.otherwise',
        hint: 'trade.2.hint',
        well: 'trade.2.well',
      },
    },
  ],
  question: {
    ask: 'trade.ask',
    answers: ['trade.answer.1', 'trade.answer.2', 'trade.answer.3'],
    clause: 'FOR-5.5',
  },
  learnt: 'trade.learnt',
};
