import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const theft: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.theft,
  id: 'theft',
  title: 'theft.title',
  minutes: 2,
  steps: [
    {
      say: 'theft.1',
      clauses: ['CIT-10.1', 'CIT-10.2', 'CIT-10.4'],
      point: ['seat:d'],
    },
    {
      say: 'theft.2',
      clauses: ['CIT-10.2'],
      point: ['verb:steal', 'character:king', 'character:merchant', 'character:warlord'],
      task: {
        moves: ['steal warlord', 'steal king', 'steal merchant'],
        wrong: [
          {
            moves: ['steal bishop', 'steal architect'],
            say: 'theft.2.wrong.1',
          },
          {
            moves: ['steal magician'],
            say: 'theft.2.wrong.2',
          },
          {
            moves: ['take gold', 'draw cards'],
            say: 'theft.2.wrong.3',
          },
        ],
        otherwise: 'theft.2.otherwise',
        hint: 'theft.2.hint',
        well: 'theft.2.well',
      },
    },
    {
      say: 'theft.3',
      point: ['verb:take-gold', 'hand:dragon-gate'],
      task: {
        moves: ['take gold'],
        wrong: [
          {
            moves: ['draw cards'],
            say: 'theft.3.wrong.1',
          },
        ],
        otherwise: 'theft.3.otherwise',
        hint: 'theft.3.hint',
      },
    },
    {
      say: 'theft.4',
      clauses: ['CIT-17.9'],
      point: ['hand:dragon-gate'],
      task: {
        moves: ['build dragon-gate'],
        wrong: [
          {
            moves: ['build town-hall'],
            say: 'theft.4.wrong.1',
          },
          {
            moves: ['end turn'],
            say: 'theft.4.wrong.2',
          },
        ],
        otherwise: 'theft.4.otherwise',
        hint: 'theft.4.hint',
        well: 'theft.4.well',
      },
    },
    {
      say: 'theft.5',
      point: ['verb:end-turn'],
      task: {
        moves: ['end turn'],
        otherwise: 'theft.5.otherwise',
        hint: 'theft.5.hint',
      },
    },
    {
      say: 'theft.6',
      clauses: ['CIT-10.4'],
      point: ['seat:d'],
    },
  ],
  question: {
    ask: 'theft.ask',
    answers: ['theft.answer.1', 'theft.answer.2', 'theft.answer.3'],
    clause: 'CIT-10.2',
  },
  learnt: 'theft.learnt',
};
