import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const crown: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.crown,
  id: 'crown',
  title: 'crown.title',
  minutes: 2,
  steps: [
    {
      say: 'crown.1',
      clauses: ['CIT-12.1', 'CIT-12.2'],
      point: ['seat:a', 'character:king'],
    },
    {
      say: 'crown.2',
      clauses: ['CIT-8.1'],
      point: ['verb:take-income', 'city:a:castle', 'city:a:manor'],
      task: {
        moves: ['take income'],
        wrong: [
          {
            moves: ['take gold'],
            say: 'crown.2.wrong.1',
          },
        ],
        otherwise: 'crown.2.otherwise',
        hint: 'crown.2.hint',
        well: 'crown.2.well',
      },
    },
    {
      say: 'crown.3',
      point: ['verb:take-gold'],
      task: {
        moves: ['take gold'],
        wrong: [
          {
            moves: ['draw cards'],
            say: 'crown.3.wrong.1',
          },
        ],
        otherwise: 'crown.3.otherwise',
        hint: 'crown.3.hint',
      },
    },
    {
      say: 'crown.4',
      clauses: ['CIT-19.2'],
      point: ['hand:fortress', 'hand:graveyard', 'hand:laboratory'],
      task: {
        moves: ['build fortress', 'build graveyard', 'build laboratory'],
        wrong: [
          {
            moves: ['build palace'],
            say: 'crown.4.wrong.1',
          },
        ],
        otherwise: 'crown.4.otherwise',
        hint: 'crown.4.hint',
        well: 'crown.4.well',
      },
    },
    {
      say: 'crown.5',
      point: ['verb:end-turn'],
      task: {
        moves: ['end turn'],
        otherwise: 'crown.5.otherwise',
        hint: 'crown.5.hint',
      },
    },
    {
      say: 'crown.6',
      clauses: ['CIT-2.2', 'CIT-12.2', 'CIT-12.4'],
      point: ['seat:a'],
    },
  ],
  question: {
    ask: 'crown.ask',
    answers: ['crown.answer.1', 'crown.answer.2', 'crown.answer.3'],
    clause: 'CIT-12.2',
  },
  learnt: 'crown.learnt',
};
