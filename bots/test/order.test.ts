import { findGame } from '@belfry/games';
import { expect, it } from 'vitest';
import { judgeOf } from '../src/evaluation/judge.ts';
import { betterBefore } from '../src/search/order.ts';
import { positionsOf } from './positions.ts';

const game = findGame('citadels');
const judge = judgeOf(game);
const turns = ['one', 'two', 'three'].flatMap((seed) =>
  positionsOf(game, 1, 200, seed).map(({ state, seat, moves }) => ({
    earlier: (chosen: string): string[] => {
      const move = moves.find((each) => game.write(each) === chosen);
      return move === undefined ? [] : betterBefore(judge, [state], seat, move, moves).map((each) => game.write(each));
    },
  })),
);

it('taking income after raising it is better', () => {
  const earlier = turns.flatMap((turn) => turn.earlier('take income'));
  expect(earlier.length).toBeGreaterThan(0);
  expect(earlier.filter((move) => !move.startsWith('build'))).toEqual([]);
});

it('nothing comes before the end of a turn, because nothing can follow it', () => {
  expect(turns.flatMap((turn) => turn.earlier('end turn'))).toEqual([]);
});
