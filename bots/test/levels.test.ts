import { findGame } from '@belfry/games';
import { seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { BOT_NAMES, botByName, randomBot } from '../src/index.ts';

const game = findGame('citadels');

it('finds every bot by its name', () => {
  expect(BOT_NAMES).toEqual(['random', 'apprentice']);
  expect(botByName(game, 'random')).toBe(randomBot);
  expect(botByName(game, 'apprentice')).toBe(game.bots.apprentice);
});

it.each(['grandmaster', '', 'toString'])('answers the unknown name "%s" with the names there are', (name) => {
  expect(() => botByName(game, name)).toThrow(`there is no bot "${name}"; the bots are random, apprentice`);
});

it('random takes every move about equally often', () => {
  const chance = seededChance(1);
  const counts = [0, 0, 0];
  for (let i = 0; i < 3_000; i++) {
    const move = Number(randomBot.choose(null, [0, 1, 2], chance));
    counts[move] = (counts[move] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(900);
});
