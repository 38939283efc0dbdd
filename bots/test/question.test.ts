import { findGame } from '@belfry/games';
import { expect, it } from 'vitest';
import { fallbackMove, moveFor, type Question } from '../src/index.ts';
import { positionsOf } from './positions.ts';

const game = findGame('citadels');
const { state, seat, moves } = positionsOf(game, 3, 3)[2] as ReturnType<typeof positionsOf>[number];
const legal = moves.map((move) => game.write(move));
const question: Question = {
  game: game.id,
  rules: game.rulesVersion,
  level: 'master',
  seat,
  view: game.view(state, seat),
  legal,
  seed: 'q',
  budget: { iterations: 8 },
};

it('answers a question that went through JSON with a legal move, the same for the same seed', () => {
  const sent: Question = JSON.parse(JSON.stringify(question));
  expect(legal).toContain(moveFor(game, sent));
  expect(moveFor(game, sent)).toBe(moveFor(game, question));
  expect(moveFor(game, { ...question, level: 'apprentice' })).toBe(moveFor(game, { ...question, level: 'apprentice' }));
  expect(moveFor(game, { ...question, level: 'nobody', legal: ['x'] })).toBe('x');
});

it('takes a legal move by lot for a bot that failed, the same for the same seed', () => {
  expect(legal).toContain(fallbackMove(question));
  expect(fallbackMove(question)).toBe(fallbackMove({ ...question, view: game.view(state, 'spectator') }));
});
