import { judgeOf } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';
import type { Episode } from '../src/training/episode.ts';
import { lossOn, newLearner, study } from '../src/training/learner.ts';
import { playEpisode } from '../src/training/self-play.ts';

const game = findGame('citadels');

/** Games that the seat with more of the first feature wins. */
function episodes(count: number, seed: string): Episode[] {
  const chance = seededChance(seed);
  return Array.from({ length: count }, () => {
    const rows = Float32Array.from({ length: 3 * 2 * 2 }, () => chance.below(100) / 100);
    rows[0] = 1;
    rows[2] = 0;
    for (let p = 1; p < 3; p++) {
      rows[p * 4] = 1;
      rows[p * 4 + 2] = 0;
    }
    return { seats: 2, rows, shares: [1, 0], totals: [20, 5] };
  });
}

it.each([
  { hidden: 0, later: 0 },
  { hidden: 4, later: 0 },
  { hidden: 4, later: 0.1 },
])('learns what decides a game, with $hidden hidden units and $later of later judgements', ({ hidden, later }) => {
  const learner = newLearner(2, hidden, 10, 'learner');
  const before = lossOn(learner, episodes(20, 'held back'));
  for (let time = 0; time < 40; time++)
    study(learner, episodes(200, 'episodes'), seededChance(time), { rate: 0.02, batch: 16, margin: 0, scoreWeight: 0.1, later });
  const after = lossOn(learner, episodes(20, 'held back'));
  expect(before).toBeGreaterThan(0.4);
  expect(after).toBeLessThan(0.1);
});

it('a little self-play already tells something about games not studied', () => {
  const { evaluation: _, ...rest } = game;
  const fresh = {
    ...rest,
    evaluation: { ...judgeOf(game).evaluation, weights: { hidden: 0, points: 1, numbers: [], made: { command: '', games: 0, loss: 0 } } },
  };
  const judge = judgeOf(fresh);
  const played = Array.from({ length: 130 }, (_each, i) => playEpisode(judge, 4, `tiny:${i}`));
  const held = played.slice(100);
  const learner = newLearner(judge.network.inputs, 0, 25, 'tiny');
  const ignorance = lossOn(learner, held);
  for (let time = 0; time < 2; time++) study(learner, played.slice(0, 100), seededChance(time));
  expect(ignorance).toBeCloseTo(Math.log(4), 6);
  expect(lossOn(learner, held)).toBeLessThan(ignorance - 0.05);
});

it('plays the same episode under the same seed', () => {
  const judge = judgeOf(game);
  const episode = playEpisode(judge, 2, 'again');
  expect(playEpisode(judge, 2, 'again')).toEqual(episode);
  expect(episode.rows.length % (2 * judge.network.inputs)).toBe(0);
  expect(episode.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});
