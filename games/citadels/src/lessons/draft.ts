import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const draft: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.draft,
  id: 'draft',
  title: 'draft.title',
  minutes: 2,
  steps: [
    {
      say: 'draft.1',
      clauses: ['CIT-2.1', 'CIT-2.2', 'CIT-2.4', 'CIT-3.6'],
      point: ['seat:a'],
    },
    {
      say: 'draft.2',
      clauses: ['CIT-3.2', 'CIT-3.5', 'CIT-3.12'],
      point: ['stage:out', 'stage:hidden'],
    },
    {
      say: 'draft.3',
      clauses: ['CIT-3.6', 'CIT-8.1'],
      point: ['pool:merchant', 'city:a:harbor', 'city:a:docks'],
      task: {
        moves: ['choose merchant'],
        wrong: [
          {
            moves: ['choose king'],
            say: 'draft.3.wrong.1',
          },
          {
            moves: ['choose warlord'],
            say: 'draft.3.wrong.2',
          },
          {
            moves: ['choose thief', 'choose magician'],
            say: 'draft.3.wrong.3',
          },
        ],
        otherwise: 'draft.3.otherwise',
        hint: 'draft.3.hint',
      },
    },
    {
      say: 'draft.4',
      clauses: ['CIT-2.3', 'CIT-3.7', 'CIT-4.1', 'CIT-4.2', 'CIT-4.3'],
      point: ['character:assassin', 'character:thief', 'character:magician', 'character:king', 'character:merchant'],
    },
    {
      say: 'draft.5',
      clauses: ['CIT-2.3'],
      point: ['character:merchant'],
    },
  ],
  question: {
    ask: 'draft.ask',
    answers: ['draft.answer.1', 'draft.answer.2', 'draft.answer.3'],
    clause: 'CIT-4.1',
  },
  learnt: 'draft.learnt',
};
