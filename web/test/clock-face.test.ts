import { expect, it } from 'vitest';
import { timeRun, timeUntil } from '../src/table/frame/clock-face.tsx';

it('a clock that stands still at night shows what it showed when the night began', () => {
  const night = [
    { from: -5, to: 10 },
    { from: 100, to: 200 },
  ];
  expect([5, 10, 60, 100, 150, 200, 201].map((elapsed) => timeRun(elapsed, night))).toEqual([0, 0, 50, 90, 90, 90, 91]);
  expect(timeRun(70, [])).toBe(70);
  expect([0, 50, 90, 91].map((run) => timeUntil(run, night))).toEqual([10, 60, 100, 201]);
});
