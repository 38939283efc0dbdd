import { judgedShares, judgeOf, masterJudgeOf, tableLayout } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { completeOptions, seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';
import type { Episode, SearchedEpisode } from '../src/training/episode.ts';
import { lossOn, newLearner, study } from '../src/training/learner.ts';
import { playSearchedEpisode } from '../src/training/masters-play.ts';
import { playEpisode, playOnFullStates } from '../src/training/self-play.ts';
import { newTableLearner, studyTable, tableLearnerFrom, tableLossOn, tableWeightsOf } from '../src/training/table-learner.ts';

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
  const played = Array.from({ length: 40 }, (_each, i) => playEpisode(judge, 4, `tiny:${i}`));
  const held = played.slice(30);
  const learner = newLearner(judge.network.inputs, 0, 25, 'tiny');
  const ignorance = lossOn(learner, held);
  for (let time = 0; time < 4; time++) study(learner, played.slice(0, 30), seededChance(time));
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

/** Games in which the first feature is worth something to a seat only as far as the others have less of it: no seat can be judged alone. */
function searchedEpisodes(count: number, seed: string): SearchedEpisode[] {
  const chance = seededChance(seed);
  return Array.from({ length: count }, () => {
    const have = Array.from({ length: 2 }, () => chance.below(3));
    const isAhead = have[0] !== have[1] && chance.below(2) === 1;
    const first = isAhead ? Number((have[0] ?? 0) > (have[1] ?? 0)) : 0.5;
    return {
      seats: 2,
      rows: Float32Array.from([have[0] ?? 0, Number(isAhead), have[1] ?? 0, Number(isAhead)]),
      shares: [first, 1 - first],
      totals: [5, 5],
      found: Float32Array.from([first, 1 - first]),
      trust: Float32Array.of(1),
      played: Uint8Array.of(1),
      mover: Uint8Array.of(0),
      searched: Uint8Array.of(1),
    };
  });
}

it('learns from Masters what a thing is worth beside what the others have', () => {
  const known = { hidden: 0, points: 5, numbers: [0, 0, 0, 0, 1], made: { command: '', games: 0, loss: 0 } };
  const learner = newTableLearner(2, 8, known, 'table');
  const held = searchedEpisodes(50, 'held back');
  const before = tableLossOn(learner, held);
  for (let time = 0; time < 40; time++) studyTable(learner, searchedEpisodes(200, 'studied'), seededChance(time), 20);
  expect(before).toBeGreaterThan(0.6);
  // A third of the games can be foreseen, the others are a toss-up.
  expect(tableLossOn(learner, held)).toBeLessThan(before - 0.1);
  const weights = tableWeightsOf(learner, learner.adam.numbers, known.made);
  expect(weights.numbers.every(Number.isInteger)).toBe(true);
});

/** Decisions between two moves, one of which is a little better; how the games end has nothing to do with it. */
function comparedEpisodes(count: number, seed: string): SearchedEpisode[] {
  const chance = seededChance(seed);
  return Array.from({ length: count }, () => {
    const won = chance.below(2);
    const common = chance.below(5) / 5;
    return {
      seats: 2,
      rows: Float32Array.from([common, 0.5, common, 0.5, common, 1, common, 0.5, common, 0, common, 0.5]),
      shares: [won, 1 - won],
      totals: [5, 5],
      found: Float32Array.from([0.51, 0.49, 0.51, 0.49, 0.49, 0.51]),
      trust: Float32Array.of(1, 1, 1),
      played: Uint8Array.of(1, 0, 0),
      mover: Uint8Array.of(0, 0, 0),
      searched: Uint8Array.of(1, 0, 0),
    };
  });
}

it('learns from Masters which of two moves is better, where results tell nothing', () => {
  const known = { hidden: 0, points: 5, numbers: [0, 0, 0, 0, 1], made: { command: '', games: 0, loss: 0 } };
  const learner = newTableLearner(2, 4, known, 'order');
  const held = comparedEpisodes(20, 'held back');
  const before = tableLossOn(learner, held);
  for (let time = 0; time < 20; time++) studyTable(learner, comparedEpisodes(200, 'studied'), seededChance(time), 10);
  expect(tableLossOn(learner, held)).toBeLessThan(before - 0.01);
  const { columns, strength } = tableLayout(2, 4);
  expect(learner.adam.numbers[columns + strength]).toBeGreaterThan(0.02);
});

it('begins to learn from Masters with the judgement that is there', () => {
  const { evaluation } = judgeOf(game);
  const learner = newTableLearner(evaluation.features.names.length, 16, evaluation.learnt.weights, 'start');
  const begun = {
    ...game,
    evaluation: {
      ...evaluation,
      learnt: {
        ...evaluation.learnt,
        table: {
          weights: tableWeightsOf(learner, learner.adam.numbers, evaluation.learnt.weights.made),
          seatsFrom: 2,
          levels: ['master'] as const,
        },
      },
    },
  };
  const state = game.setup(4, completeOptions(game.options), { chance: seededChance('start') });
  const plain = Array.from(judgedShares(judgeOf(game), state));
  expect(
    Array.from(judgedShares(masterJudgeOf(begun), state), (share, seat) => share - (plain[seat] ?? 0)).every((d) => Math.abs(d) < 0.01),
  ).toBe(true);
});

it('plays the same game of Masters under the same seed, and keeps what they found', () => {
  const judge = masterJudgeOf(game);
  const episode = playSearchedEpisode(judge, 2, 2, 'again');
  expect(playSearchedEpisode(masterJudgeOf(game), 2, 2, 'again')).toEqual(episode);
  const positions = episode.played.length;
  expect(positions).toBeGreaterThan(20);
  expect(episode.rows).toHaveLength(positions * 2 * judge.scratch.length);
  expect(episode.found).toHaveLength(positions * 2);
  for (let at = 0; at < positions; at++) expect((episode.found[2 * at] ?? 0) + (episode.found[2 * at + 1] ?? 0)).toBeCloseTo(1);
});

it('plays the same game of players who see everything under the same seed, and learns from its result what a thing is worth beside what the others have', () => {
  const judge = masterJudgeOf(game);
  const episode = playOnFullStates(judge, masterJudgeOf(game), 2, 'again');
  expect(playOnFullStates(masterJudgeOf(game), judge, 2, 'again')).toEqual(episode);
  expect(episode.rows.length % (2 * judge.scratch.length)).toBe(0);
  const results = (count: number, seed: string): Episode[] =>
    searchedEpisodes(count, seed).map(({ seats, rows, shares, totals }) => ({ seats, rows, shares, totals }));
  const nothing = { hidden: 0, points: 5, numbers: [], made: { command: '', games: 0, loss: 0 } };
  const learner = newTableLearner(2, 8, nothing, 'results');
  const held = results(50, 'held back');
  const before = tableLossOn(learner, held);
  for (let time = 0; time < 40; time++) studyTable(learner, results(200, 'studied'), seededChance(time), 20);
  expect(tableLossOn(learner, held)).toBeLessThan(before - 0.1);
  const kept = tableLearnerFrom(2, tableWeightsOf(learner, learner.adam.numbers, nothing.made));
  expect(tableLossOn(kept, held)).toBeCloseTo(tableLossOn(learner, held), 3);
});
