import { findGame } from '@belfry/games';
import { completeOptions, type Game, seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { foresee } from '../src/table/foresight.ts';
import { plainBoard } from '../src/table/plain-board.tsx';
import { worldOf } from '../src/table/world.ts';

/** A game that counts how often somebody makes up a state, and the view of whoever moves first. */
function counted() {
  const real = findGame('citadels');
  const made = { times: 0 };
  const game: Game = {
    ...real,
    determinize(view, chance) {
      made.times++;
      return real.determinize(view, chance);
    },
  };
  const state = game.setup(4, completeOptions(game.options), { chance: seededChance('world') });
  const seat = game.pending(state)[0]?.seat ?? 0;
  return { game, made, state, seat, view: game.view(state, seat) };
}

it('a position is made up once, however often the rules are asked about it', () => {
  const { game, made, state, seat, view } = counted();
  const first = worldOf(game, view);
  expect([worldOf(game, view), made.times]).toEqual([first, 1]);
  expect(worldOf(game, view)).toBe(first);
  expect(worldOf(game, game.view(state, seat))).not.toBe(first);
  expect(made.times).toBe(2);
});

it('foreseeing moves makes up a few worlds for all of them, and leaves them as they were', () => {
  const { game, made, seat, view } = counted();
  const board = plainBoard(game);
  const before = JSON.stringify(worldOf(game, view));
  const moves = game.legal(worldOf(game, view), seat);
  for (const move of moves) foresee(game, board, view, seat, move);
  expect(moves.length).toBeGreaterThan(2);
  expect(made.times).toBe(4);
  expect(JSON.stringify(worldOf(game, view))).toBe(before);
});
