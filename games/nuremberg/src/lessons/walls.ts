import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

export const walls: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.walls,
  id: 'walls',
  title: 'walls.title',
  minutes: 2,
  steps: [
    {
      say: 'walls.1',
      clauses: ['NUR-12.1', 'NUR-12.2', 'NUR-12.3', 'NUR-15.1'],
      point: ['walls'],
    },
    {
      say: 'walls.2',
      clauses: ['NUR-15.2', 'NUR-15.4'],
      point: ['council:1', 'council:2', 'council:3'],
    },
    {
      say: 'walls.3',
      clauses: ['NUR-4.5'],
      point: ['event-card', 'verb:wall-help-yes', 'seat:c', 'seat:d'],
      task: {
        moves: ['help yes'],
        wrong: [
          {
            moves: ['help no'],
            say: 'walls.3.wrong.1',
          },
        ],
        otherwise: 'walls.3.otherwise',
        hint: 'walls.3.hint',
        well: 'walls.3.well',
      },
    },
    {
      say: 'walls.4',
      clauses: ['NUR-12.2', 'NUR-15.2'],
      point: ['walls', 'council:1'],
      task: {
        moves: ['build wall'],
        wrong: [
          {
            moves: ['build station *'],
            say: 'walls.4.wrong.1',
          },
          {
            moves: ['bank gold *'],
            say: 'walls.4.wrong.2',
          },
          {
            moves: ['sell compass', 'offer *'],
            say: 'walls.4.wrong.3',
          },
          {
            moves: ['end turn'],
            say: 'walls.4.wrong.4',
          },
        ],
        otherwise: 'walls.4.otherwise',
        hint: 'walls.4.hint',
        well: 'walls.4.well',
      },
    },
  ],
  question: {
    ask: 'walls.ask',
    answers: ['walls.answer.1', 'walls.answer.2', 'walls.answer.3'],
    clause: 'NUR-15.2',
  },
  learnt: 'walls.learnt',
};
