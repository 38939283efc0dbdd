import type { Lesson, LessonStep } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';
import type { Text } from './text/index.ts';

/** A lesson step that builds a piece of the wall, of which the plan takes several. */
function layWall(say: keyof Text, well: keyof Text): LessonStep<keyof Text> {
  return {
    say,
    clauses: ['NUR-12.2', 'NUR-15.2', 'NUR-15.5'],
    point: ['walls', 'council:1', 'council:2'],
    task: {
      moves: ['build wall'],
      wrong: [
        {
          moves: ['bank *', 'offer *'],
          say: 'wall.wrong.1',
        },
        { moves: ['end turn'], say: 'wall.wrong.2' },
      ],
      otherwise: 'wall.otherwise',
      hint: 'wall.hint',
      well,
    },
  };
}

export const plan: Lesson<keyof Text> = {
  ...TABLE,
  ...SCRIPTS.plan,
  id: 'plan',
  title: 'plan.title',
  minutes: 3,
  steps: [
    {
      say: 'plan.1',
      clauses: ['NUR-2.2'],
      point: ['seat:a', 'site:S9', 'give:wood', 'give:brick', 'give:ore'],
    },
    {
      say: 'plan.2',
      clauses: ['NUR-14.8', 'NUR-14.6'],
      point: ['good:compass', 'council:1', 'council:2'],
      task: {
        moves: ['sell compass'],
        wrong: [
          {
            moves: ['build station *'],
            say: 'plan.2.wrong.1',
          },
          {
            moves: ['bank brick *'],
            say: 'plan.2.wrong.2',
          },
          {
            moves: ['offer *'],
            say: 'plan.2.wrong.3',
          },
          {
            moves: ['end turn'],
            say: 'plan.2.wrong.4',
          },
        ],
        otherwise: 'plan.2.otherwise',
        hint: 'plan.2.hint',
        well: 'plan.2.well',
      },
    },
    {
      say: 'plan.3',
      clauses: ['NUR-15.6', 'NUR-14.4'],
      point: ['good:compass'],
      task: {
        moves: ['sell compass'],
        wrong: [
          {
            moves: ['build wall'],
            say: 'plan.3.wrong.1',
          },
          {
            moves: ['build station *', 'bank *', 'offer *', 'end turn'],
            say: 'plan.3.wrong.2',
          },
        ],
        otherwise: 'plan.3.otherwise',
        hint: 'plan.3.hint',
        well: 'plan.3.well',
      },
    },
    layWall('plan.4', 'plan.4.well'),
    layWall('plan.5', 'plan.5.well'),
    layWall('plan.6', 'plan.6.well'),
    layWall('plan.7', 'plan.7.well'),
  ],
  question: {
    ask: 'plan.ask',
    answers: ['plan.answer.1', 'plan.answer.2', 'plan.answer.3'],
    clause: 'NUR-15.5',
  },
  learnt: 'plan.learnt',
};
