import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const magic: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.magic,
  id: 'magic',
  title: 'magic.title',
  minutes: 1,
  steps: [
    {
      say: 'magic.1',
      clauses: ['CIT-11.1', 'CIT-11.4'],
      point: ['verb:swap-hands', 'seat:b'],
      task: {
        moves: ['swap b'],
        wrong: [
          {
            moves: ['swap *'],
            say: 'magic.1.wrong.1',
          },
          {
            moves: ['redraw *'],
            say: 'magic.1.wrong.2',
          },
          {
            moves: ['take gold', 'draw cards'],
            say: 'magic.1.wrong.3',
          },
        ],
        otherwise: 'magic.1.otherwise',
        hint: 'magic.1.hint',
        well: 'magic.1.well',
      },
    },
    {
      say: 'magic.2',
      point: ['verb:take-gold'],
      task: {
        moves: ['take gold'],
        wrong: [{ moves: ['draw cards'], say: 'magic.2.wrong.1' }],
        otherwise: 'magic.2.otherwise',
        hint: 'magic.2.hint',
      },
    },
    {
      say: 'magic.3',
      clauses: ['CIT-17.9'],
      point: ['hand:dragon-gate', 'hand:fortress'],
      task: {
        moves: ['build dragon-gate'],
        wrong: [
          {
            moves: ['build *'],
            say: 'magic.3.wrong.1',
          },
        ],
        otherwise: 'magic.3.otherwise',
        hint: 'magic.3.hint',
        well: 'magic.3.well',
      },
    },
  ],
  question: {
    ask: 'magic.ask',
    answers: ['magic.answer.1', 'magic.answer.2', 'magic.answer.3'],
    clause: 'CIT-11.1',
  },
  learnt: 'magic.learnt',
};
