import { findGame } from '@belfry/games';
import { expect, it } from 'vitest';
import { choiceFor, fallbackMove, type Question } from '../src/index.ts';
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
  expect(legal).toContain(choiceFor(game, sent).move);
  expect(choiceFor(game, sent)).toEqual(choiceFor(game, question));
  expect(choiceFor(game, { ...question, level: 'apprentice' })).toEqual(choiceFor(game, { ...question, level: 'apprentice' }));
  expect(choiceFor(game, { ...question, level: 'nobody', legal: ['x'] })).toEqual({ move: 'x' });
});

it.each(['journeyman', 'master'])('gives what a %s expects of its move and of the others it considered', (level) => {
  const { move, estimate } = choiceFor(game, { ...question, level });
  const { share = 0, candidates = [] } = JSON.parse(JSON.stringify(estimate));
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(1);
  expect(candidates.length).toBeGreaterThan(1);
  expect(candidates).toContainEqual({ move, share });
  for (const candidate of candidates) expect(legal).toContain(candidate.move);
});

it.each(['random', 'apprentice'])('expects nothing of the move of %s, which judges no position', (level) => {
  expect(choiceFor(game, { ...question, level })).toEqual({ move: expect.any(String) });
});

it('plays a random legal move for a bot that failed, the same for the same seed', () => {
  expect(legal).toContain(fallbackMove(question));
  expect(fallbackMove(question)).toBe(fallbackMove({ ...question, view: game.view(state, 'spectator') }));
});
