import { outcomeOf } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { countOf, withoutPoints } from '../src/table/game-over/score-count.ts';

const outcome = outcomeOf([
  { key: 'houses', clause: 'X-1', points: [5, 3] },
  { key: 'statues', clause: 'X-2', points: [0, 0] },
  { key: 'debts', clause: 'X-3', points: [-2, 0] },
]);

it('counts line by line up to the totals, and leaves out what gives nobody a point', () => {
  expect(countOf(outcome).map(({ line, before, after }) => [line.key, before, after])).toEqual([
    ['houses', [0, 0], [5, 3]],
    ['debts', [5, 3], [3, 3]],
  ]);
  expect(countOf(outcome).at(-1)?.after).toEqual(outcome.totals);
});

it('folds the lines nobody has points in', () => {
  expect(withoutPoints(outcome.sheet).map(({ key }) => key)).toEqual(['statues']);
});
