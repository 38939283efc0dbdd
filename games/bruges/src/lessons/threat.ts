import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const threat: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.threat,
  id: 'threat',
  title: 'threat.title',
  minutes: 1,
  steps: [
    {
      say: 'threat.1',
      clauses: ['BRU-6.1', 'BRU-6.7', 'BRU-6.15'],
      point: ['threats:a:yellow', 'threats:a:purple'],
    },
    {
      say: 'threat.2',
      clauses: ['BRU-9.5'],
      point: ['hand:logician', 'threat:yellow'],
      task: {
        moves: ['threat logician'],
        wrong: [
          {
            moves: ['threat *'],
            say: 'threat.2.wrong.1',
          },
          {
            moves: ['guilders *'],
            say: 'threat.2.wrong.2',
          },
        ],
        otherwise: 'threat.2.otherwise',
        hint: 'threat.2.hint',
        well: 'threat.2.well',
      },
    },
  ],
  question: {
    ask: 'threat.ask',
    answers: ['threat.answer.1', 'threat.answer.2', 'threat.answer.3'],
    clause: 'BRU-9.5',
  },
  learnt: 'threat.learnt',
};
