import { findGame } from '@belfry/games';
import { type Game, seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { meter, readBudget, writeBudget } from '../src/budget.ts';
import { judgeOf } from '../src/evaluation/judge.ts';
import { oneOfTheBest } from '../src/master.ts';
import { KNOBS } from '../src/search/knobs.ts';
import { moveKeys } from '../src/search/move-keys.ts';
import { type Finding, search } from '../src/search/search.ts';
import { meanOf, newBranch, selectBranch } from '../src/search/tree.ts';
import { positionsOf } from './positions.ts';

const game = findGame('citadels');
const position = positionsOf(game, 5, 6)[4] as ReturnType<typeof positionsOf>[number];
const view = game.view(position.state, position.seat);

function find(among: Game, iterations: number, seed = 'search'): Finding[] {
  return search(judgeOf(among), view, position.seat, position.moves, seededChance(seed), { iterations }, KNOBS);
}

it('finds the same under the same seed and as many iterations', () => {
  expect(find(game, 60)).toEqual(find(game, 60));
  expect(find(game, 60)).not.toEqual(find(game, 60, 'other'));
});

it('spends every iteration on one of the moves', () => {
  const visits = (findings: readonly Finding[]) => findings.reduce((sum, finding) => sum + finding.visits, 0);
  expect(visits(find(game, 90)) - visits(find(game, 40))).toBe(50);
  expect(find(game, 40)).toHaveLength(position.moves.length);
});

it('never gives a seat more than the whole win', () => {
  for (const { shares } of find(game, 60)) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
});

it('sees a win at hand', () => {
  // The first move to be played ends the game; the mover wins it by one move only.
  const winning = game.write(position.moves[1]);
  let last = '';
  const decided: Game = {
    ...game,
    apply(_state, _seat, move) {
      last = game.write(move);
    },
    pending: () => [],
    outcome: () => ({
      sheet: [],
      totals: [],
      tieBreaks: [],
      places: [0, 1, 2, 3].map((s) => ((s === position.seat) === (last === winning) ? 1 : 2)),
    }),
  };
  expect(game.write(find(decided, 40)[0]?.move)).toBe(winning);
});

it('a budget of time ends when the clock says so, a budget of iterations by counting', () => {
  let time = 1_000;
  const mayGoOn = meter({ milliseconds: 300 }, () => time);
  expect(mayGoOn(0)).toBe(true);
  time = 1_299;
  expect(mayGoOn(1e9)).toBe(true);
  time = 1_300;
  expect(mayGoOn(0)).toBe(false);
  const count = meter({ iterations: 2 });
  expect([count(0), count(1), count(2)]).toEqual([true, true, false]);
});

it('budgets are read and written alike', () => {
  expect(['300ms', '500it'].map((text) => writeBudget(readBudget(text)))).toEqual(['300ms', '500it']);
});

it('a move has the same key in every list, another seat another one', () => {
  const keyOf = moveKeys(game);
  const [first, second] = position.moves;
  expect(keyOf(0, { ...(first as object) })).toBe(keyOf(0, first));
  expect(keyOf(0, second)).not.toBe(keyOf(0, first));
  expect(keyOf(1, first)).not.toBe(keyOf(0, first));
});

it('prefers what is better, and what was tried little', () => {
  const shares = (own: number) => Float64Array.of(own, 1 - own);
  const good = newBranch('good', shares(0.6), 50);
  const poor = newBranch('poor', shares(0.2), 50);
  const fresh = newBranch('fresh', shares(0.5), 1);
  expect(meanOf(good, 0)).toBeCloseTo(0.6);
  expect(selectBranch([poor, good], 0, 0.1).move).toBe('good');
  expect(selectBranch([poor, good, fresh], 0, 0.3).move).toBe('fresh');
  expect(selectBranch([poor, good], 1, 0.1).move).toBe('poor');
});

it('varies between moves about as good, and never takes a clearly worse one', () => {
  const finding = (move: string, visits: number, share: number): Finding => ({ move, visits, shares: [share] });
  const findings = [finding('a', 100, 0.3), finding('b', 90, 0.295), finding('c', 90, 0.2), finding('d', 10, 0.3)];
  const chance = seededChance('lot');
  const taken = new Set(Array.from({ length: 200 }, () => oneOfTheBest(findings, 0, 0.01, chance)));
  expect([...taken].sort()).toEqual(['a', 'b']);
});
