import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const bribe: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.bribe,
  id: 'bribe',
  title: 'bribe.title',
  minutes: 1,
  steps: [
    {
      say: 'bribe.1',
      clauses: ['FOR-5.10'],
      point: ['card:bribery', 'card:wine-trade'],
      task: {
        moves: ['perform bribery'],
        wrong: [
          {
            moves: ['perform fortuna'],
            say: 'bribe.1.wrong.1',
          },
        ],
        otherwise: 'bribe.1.otherwise',
        hint: 'bribe.1.hint',
      },
    },
    {
      say: 'bribe.2',
      point: ['card:wine-trade'],
      task: {
        moves: ['bribe wine-trade'],
        wrong: [
          {
            moves: ['bribe grain-trade'],
            say: 'bribe.2.wrong.1',
          },
        ],
        otherwise: 'bribe.2.otherwise',
        hint: 'bribe.2.hint',
      },
    },
    {
      say: 'bribe.3',
      point: ['number:4'],
      task: {
        moves: ['sell 4'],
        otherwise: 'bribe.3.otherwise',
        hint: 'bribe.3.hint',
        well: 'bribe.3.well',
      },
    },
  ],
  question: {
    ask: 'bribe.ask',
    answers: ['bribe.answer.1', 'bribe.answer.2', 'bribe.answer.3'],
    clause: 'FOR-5.10',
  },
  learnt: 'bribe.learnt',
};
