import { type Detector, randomBot } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { detectorsOf } from '@belfry/games/detectors';
import { completeOptions } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { addUp, detect, playCourse } from '../src/detection/detection.ts';

const game = findGame('citadels');
const course = playCourse(game, { players: 2, options: completeOptions(game.options), seed: '1' }, randomBot);

it('plays a whole game and keeps every move with the state it was made in', () => {
  expect(game.outcome(course.end)).not.toBeNull();
  expect(course.played[0]?.state).not.toBe(course.played[1]?.state);
  for (const { legal, move } of course.played) expect(legal).toContainEqual(move);
});

it('finds what bots of chance do wrong, and tells where', () => {
  const every: Detector = { name: 'second-move', says: 'moves a second time', finds: (_, at) => at === 1 };
  const detectors = [every, ...detectorsOf('citadels')];
  const [second, ...rest] = addUp(detectors, [{ seed: '1:1', hits: detect(course, detectors) }]);
  expect(second).toEqual({ name: 'second-move', says: 'moves a second time', hits: 1, where: ['1:1 #2'] });
  expect(rest.reduce((sum, { hits }) => sum + hits, 0)).toBeGreaterThan(0);
});

it('every game brings at least eight detectors', () => {
  for (const id of ['bruges', 'citadels', 'fortuna', 'nuremberg']) expect(detectorsOf(id).length).toBeGreaterThanOrEqual(8);
});
