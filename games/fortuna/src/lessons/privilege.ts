import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const privilege: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.privilege,
  id: 'privilege',
  title: 'privilege.title',
  minutes: 2,
  steps: [
    {
      say: 'privilege.1',
      clauses: ['FOR-10.2', 'FOR-10.4', 'FOR-11.1', 'FOR-11.3'],
      point: ['drawn:master-builder', 'drawn:legion', 'drawn:temple-of-vesta'],
    },
    {
      say: 'privilege.2',
      clauses: ['FOR-16.7'],
      point: [
        ...['drawn:master-builder', 'drawn:legion', 'drawn:temple-of-vesta'],
        ...['built:a:market', 'built:a:aqueduct', 'province:a:vestals', 'province:a:centurions'],
      ],
      task: {
        moves: ['keep master-builder'],
        wrong: [
          {
            moves: ['keep legion'],
            say: 'privilege.2.wrong.1',
          },
          {
            moves: ['keep temple-of-vesta'],
            say: 'privilege.2.wrong.2',
          },
        ],
        otherwise: 'privilege.2.otherwise',
        hint: 'privilege.2.hint',
        well: 'privilege.2.well',
      },
    },
  ],
  question: {
    ask: 'privilege.ask',
    answers: ['privilege.answer.1', 'privilege.answer.2', 'privilege.answer.3'],
    clause: 'FOR-10.2',
  },
  learnt: 'privilege.learnt',
};
