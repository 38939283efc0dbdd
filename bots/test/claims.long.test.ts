import { expect, it } from 'vitest';
import { survey } from './claims/survey.ts';
import { judgedGames } from './judged-games.ts';

const MANY = 200;

it.each(judgedGames)('%s: none of two hundred reasons from real positions is false', (id, game) => {
  const { pairs, told, claims, kinds, wrong } = survey(game, MANY, 'many');
  process.stdout.write(
    `${id}: ${told} reasons on ${pairs} pairs of moves, ${claims} claims of ${kinds.length} kinds, ${wrong.length} false\n`,
  );
  expect(wrong).toEqual([]);
  expect(told).toBe(MANY);
});
