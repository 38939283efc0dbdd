import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const fire: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.fire,
  id: 'fire',
  title: 'fire.title',
  minutes: 1,
  steps: [
    {
      say: 'fire.1',
      clauses: ['BRU-6.8', 'BRU-6.9'],
      point: ['threats:a:red'],
    },
    {
      say: 'fire.2',
      clauses: ['BRU-6.3'],
      point: ['house:yellow', 'canal:left', 'canal:right'],
      task: {
        moves: ['lose house yellow', 'lose canal left', 'lose canal right'],
        wrong: [
          {
            moves: ['lose house of *'],
            say: 'fire.2.wrong.1',
          },
        ],
        otherwise: 'fire.2.otherwise',
        hint: 'fire.2.hint',
        well: 'fire.2.well',
      },
    },
  ],
  question: {
    ask: 'fire.ask',
    answers: ['fire.answer.1', 'fire.answer.2', 'fire.answer.3'],
    clause: 'BRU-6.3',
  },
  learnt: 'fire.learnt',
};
