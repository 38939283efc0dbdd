import { type Bot, type BotGame, botByName } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { completeOptions } from '@belfry/kernel';
import { describe, expect, it, vi } from 'vitest';
import { playArenaGame } from '../src/arena/match.ts';
import { type ArenaPlan, entrantAt, type GameRecord, slotOf, timeOf } from '../src/arena/plan.ts';
import { ratingsOf } from '../src/arena/ratings.ts';
import { sequentialTest } from '../src/arena/sprt.ts';
import { marginOf, standingsOf } from '../src/arena/standings.ts';

const game = findGame('citadels');
const plan: ArenaPlan = {
  game: 'citadels',
  bots: ['apprentice', 'random', 'random', 'random'],
  players: 4,
  options: completeOptions(game.options),
  games: 8,
  seed: 'arena',
};
const bots = plan.bots.map((name) => botByName(game, name));

it('every entrant sits once in every seat of a deal', () => {
  const seats = [0, 1, 2, 3].map((turn) => [0, 1, 2, 3].map((seat) => entrantAt(plan, turn, seat)));
  for (const seat of [0, 1, 2, 3]) expect(seats.map((row) => row[seat]).sort()).toEqual([0, 1, 2, 3]);
});

it('deals the same cards in every seating of a deal, and others in the next deal', () => {
  const deals: string[] = [];
  const watched: BotGame = {
    ...game,
    setup(...args) {
      const state = game.setup(...args);
      deals.push(JSON.stringify(state));
      return state;
    },
  };
  for (const index of [0, 1, 4]) playArenaGame(watched, plan, bots, index);
  expect(deals[1]).toBe(deals[0]);
  expect(deals[2]).not.toBe(deals[0]);
});

it('lets bots on the clock play themselves warm first, once', () => {
  let setups = 0;
  const watched: BotGame = {
    ...game,
    setup(...args) {
      setups++;
      return game.setup(...args);
    },
  };
  playArenaGame(watched, { ...plan, bots: ['master:2it', 'random', 'random', 'random'] }, bots, 0);
  expect(setups).toBe(1);
  const timed = { ...plan, bots: ['master:1ms', 'random', 'random', 'random'] };
  playArenaGame(watched, timed, bots, 0);
  expect(setups).toBe(3);
  playArenaGame(watched, timed, bots, 1);
  expect(setups).toBe(4);
});

it('plays the same game again under the same number', () => {
  const { shares, totals } = playArenaGame(game, plan, bots, 5);
  expect(playArenaGame(game, plan, bots, 5)).toMatchObject({ shares, totals });
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

it('adds up wins, scores and times by bot', () => {
  const record = (index: number, winner: number): GameRecord => ({
    index,
    shares: [0, 1, 2, 3].map((entrant) => (entrant === winner ? 1 : 0)),
    totals: [10, 20, 30, 40],
    times: [{ [slotOf(8)]: 99, [slotOf(100)]: 1 }, {}, {}, {}],
    longest: [100, 1, 2, 3],
    late: [2, 0, 0, 0],
  });
  const records = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => record(index, index < 4 ? 0 : 2));
  const [first, rest] = standingsOf(plan, records);
  expect(first).toMatchObject({ bot: 'apprentice', entrants: 1, share: 0.5, evenShare: 0.25, meanScore: 10, moves: 800, late: 16 });
  expect(rest).toMatchObject({ bot: 'random', entrants: 3, share: 0.5, evenShare: 0.75, meanScore: 30 });
  expect(first?.milliseconds.p99).toBeCloseTo(8, 0);
  expect(first?.milliseconds.max).toBe(100);
  expect(first?.milliseconds.mean).toBeGreaterThan(8);
});

it('the interval covers the truth about 19 times in 20 and shrinks with the root of the deals', () => {
  expect(marginOf([0, 1, 0, 1, 0, 1, 0, 1])).toBeCloseTo(1.96 * Math.sqrt(2 / 7 / 8), 6);
  expect(marginOf([0.25, 0.25, 0.25])).toBe(0);
  expect(marginOf([1])).toBe(1);
  expect(marginOf([0, 0])).toBe(1);
  expect(marginOf(Array.from({ length: 10 }, () => 1))).toBeCloseTo(0.3, 6);
});

it('times keep their size within nine parts in a hundred', () => {
  for (const time of [0.02, 0.5, 3, 77, 300, 4_000]) {
    expect(timeOf(slotOf(time))).toBeGreaterThanOrEqual(time * 0.999);
    expect(timeOf(slotOf(time))).toBeLessThan(time * 1.1);
  }
});

it('counts the moves of a bot that takes longer than its budget and 50 ms', () => {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
  const sleeper: Bot = {
    choose(_view, moves) {
      time += 151;
      return { move: moves[0] };
    },
  };
  const lateOf = (budget: string) => {
    const timed = { ...plan, bots: [`master:${budget}`, 'random', 'random', 'random'] };
    return playArenaGame(game, timed, [sleeper, ...bots.slice(1)], 0).late;
  };
  const [late = 0] = lateOf('100ms') ?? [];
  expect(late).toBeGreaterThan(10);
  expect(lateOf('101ms')).toEqual([0, 0, 0, 0]);
  expect(lateOf('5it')).toEqual([0, 0, 0, 0]);
  clock.mockRestore();
});

describe('the sequential test', () => {
  const won = (index: number, share: number): GameRecord => ({
    index,
    shares: [share, 1 - share, 0, 0],
    totals: [0, 0, 0, 0],
    times: [{}, {}, {}, {}],
    longest: [0, 0, 0, 0],
  });
  /** Deals of which the first bot wins so many games of four, one after another. */
  const deals = (...wins: number[]): GameRecord[] =>
    wins.flatMap((count, deal) => [0, 1, 2, 3].map((turn) => won(deal * 4 + turn, turn < count ? 1 : 0)));
  const rival = { ...plan, bots: ['master', 'master@1', 'master@1', 'master@1'] };

  it('decides for a bot that wins more, and against one that does not', () => {
    expect(sequentialTest(rival, deals(...Array.from({ length: 30 }, (_, at) => (at % 3 === 0 ? 1 : 2))))).toMatchObject({
      verdict: 'better',
      deals: 30,
      evenShare: 0.25,
    });
    expect(sequentialTest(rival, deals(...Array.from({ length: 80 }, (_, at) => [0, 1, 1, 1][at % 4] ?? 0))).verdict).toBe('not better');
  });

  it('decides nothing on a few deals, on half a deal, or between the two', () => {
    expect(sequentialTest(rival, deals(4, 4, 4)).verdict).toBeNull();
    expect(sequentialTest(rival, deals(1, 2, 1, 1, 1, 2, 0)).verdict).toBeNull();
    expect(sequentialTest(rival, deals(4, 4).slice(0, 7)).deals).toBe(1);
  });
});

describe('ratings', () => {
  const three: ArenaPlan = { ...plan, bots: ['weak', 'good', 'best', 'best'], games: 400 };
  const record = (index: number, totals: readonly number[]): GameRecord => ({ index, shares: [], totals, times: [], longest: [] });
  /** Where the good one comes before the weak one in so many of ten games, and before each of the best in one of four. */
  const records = (overWeak: number): GameRecord[] =>
    Array.from({ length: 400 }, (_, index) => {
      const deal = Math.floor(index / 4);
      const good = deal % 4 === 0 ? 30 : 20;
      return record(index, [deal % 10 < overWeak ? 10 : 25, good, 22, 22]);
    });

  it('says how far apart bots are, strongest first, with the points of chess', () => {
    const [best, good, weak] = ratingsOf(three, records(9));
    expect([best?.bot, good?.bot, weak?.bot]).toEqual(['best', 'good', 'weak']);
    expect(weak).toMatchObject({ points: 0, lead: 0, margin: 0 });
    expect(best?.lead).toBeGreaterThan(100);
    expect(good?.lead).toBeGreaterThan(200);
    expect((best?.lead ?? 0) + (good?.lead ?? 0)).toBeCloseTo(best?.points ?? 0);
    expect(best?.margin).toBeGreaterThan(10);
    expect(best?.margin).toBeLessThan(150);
  });

  it('finds equals equal, and gives nobody infinitely many points', () => {
    const equal = Array.from({ length: 8 }, (_, index) => record(index, [5, 5, 5, 5]));
    for (const { points } of ratingsOf(three, equal)) expect(points).toBeCloseTo(0);
    const [best] = ratingsOf(three, [record(0, [1, 2, 3, 3]), record(4, [1, 2, 3, 3])]);
    expect(best?.points).toBeGreaterThan(100);
    expect(best?.points).toBeLessThan(2000);
  });
});
