import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const favour: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.favour,
  id: 'favour',
  title: 'favour.title',
  minutes: 2,
  steps: [
    {
      say: 'favour.1',
      clauses: ['FOR-7.3', 'FOR-8.1', 'FOR-8.2', 'FOR-8.3', 'FOR-8.4', 'FOR-8.5', 'FOR-8.6'],
      point: ['favour:water-supply', 'favour:orgy', 'favour:food-supply', 'favour:battle', 'favour:favour-of-fortuna', 'favour:religion'],
    },
    {
      say: 'favour.2',
      clauses: ['FOR-7.1', 'FOR-7.2'],
      point: ['favour:water-supply', 'favour:orgy', 'favour:food-supply'],
      task: {
        moves: ['serve food-supply 2'],
        wrong: [
          {
            moves: ['serve water-supply 1'],
            say: 'favour.2.wrong.1',
          },
          {
            moves: ['serve orgy 1'],
            say: 'favour.2.wrong.2',
          },
          { moves: ['serve food-supply 1'], say: 'favour.2.wrong.3' },
          {
            moves: ['decline'],
            say: 'favour.2.wrong.4',
          },
        ],
        otherwise: 'favour.2.otherwise',
        hint: 'favour.2.hint',
        well: 'favour.2.well',
      },
    },
    {
      say: 'favour.3',
      clauses: ['FOR-13.6', 'FOR-13.9', 'FOR-10.1'],
      point: ['favour:water-supply', 'favour:orgy', 'favour:battle', 'favour:favour-of-fortuna'],
    },
  ],
  question: {
    ask: 'favour.ask',
    answers: ['favour.answer.1', 'favour.answer.2', 'favour.answer.3'],
    clause: 'FOR-7.2',
  },
  learnt: 'favour.learnt',
};
