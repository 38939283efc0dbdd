import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const canal: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.canal,
  id: 'canal',
  title: 'canal.title',
  minutes: 1,
  steps: [
    {
      say: 'canal.1',
      clauses: ['BRU-9.7', 'BRU-9.8', 'BRU-15.7'],
      point: ['canal:left', 'canal:right'],
    },
    {
      say: 'canal.2',
      clauses: ['BRU-9.9'],
      point: ['hand:lock-keeper', 'hand:dancer', 'hand:philosopher'],
      task: {
        moves: ['canal philosopher right', 'canal dancer right', 'canal lock-keeper left'],
        wrong: [
          {
            moves: ['canal rector right'],
            say: 'canal.2.wrong.1',
          },
        ],
        otherwise: 'canal.2.otherwise',
        hint: 'canal.2.hint',
        well: 'canal.2.well',
      },
    },
  ],
  question: {
    ask: 'canal.ask',
    answers: ['canal.answer.1', 'canal.answer.2', 'canal.answer.3'],
    clause: 'BRU-9.8',
  },
  learnt: 'canal.learnt',
};
