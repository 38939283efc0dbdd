import { findGame, games } from '@belfry/games';
import { seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, botByName, botNamesOf, chooseMove, needsEvaluation, randomBot } from '../src/index.ts';
import { positionsOf } from './positions.ts';

const game = findGame('citadels');

it('finds every bot by its name', () => {
  expect(BOT_NAMES).toEqual(['random', 'apprentice', 'journeyman', 'master']);
  expect(botByName(game, 'random')).toBe(randomBot);
  expect(botByName(game, 'apprentice')).toBe(game.apprentice);
});

it.each(['grandmaster', '', 'toString'])('answers the unknown name "%s" with the known names', (name) => {
  expect(() => botByName(game, name)).toThrow(`there is no bot "${name}"; the bots are random, apprentice, journeyman, master`);
});

it.each([
  ['master:soon', 'a budget is a time like 300ms or a number of iterations like 500it, not "soon"'],
  ['master:0it', 'a budget is a time like 300ms or a number of iterations like 500it, not "0it"'],
  ['master:5it:6ms', '"master:5it:6ms" names more than one budget'],
  ['master:courage=3', '"courage=3" is no setting of the search; they are exploration'],
  ['journeyman:300ms', 'only master takes a budget or settings, not "journeyman:300ms"'],
])('refuses %s with a sentence', (name, sentence) => {
  expect(() => botByName(game, name)).toThrow(sentence);
});

it('offers only simple bots for a game without an evaluation, and says so', () => {
  const { evaluation: _, ...simple } = game;
  expect(botNamesOf(simple)).toEqual(['random', 'apprentice']);
  expect(botNamesOf(game)).toEqual(BOT_NAMES);
  expect(() => botByName(simple, 'master')).toThrow('citadels has no evaluation yet; its bots are random and apprentice');
});

it('random takes every move about equally often', () => {
  const chance = seededChance(1);
  const counts = [0, 0, 0];
  for (let i = 0; i < 3_000; i++) {
    const move = Number(randomBot.choose({ viewer: 0, round: 1, pending: [] }, [0, 1, 2], chance).move);
    counts[move] = (counts[move] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(900);
});

describe.each(games.map((each) => [each.id, each] as const))('%s', (_, each) => {
  const positions = positionsOf(each, 18, 4);
  const levels = ['random', 'apprentice', 'journeyman', 'master:12it'].filter(
    (name) => each.evaluation !== undefined || !needsEvaluation(name),
  );

  it.each(levels)('%s always takes a legal move, and the same one under the same seed', (name) => {
    const bot = botByName(each, name);
    for (const { state, seat, moves } of positions) {
      const before = JSON.stringify(state);
      const move = each.write(chooseMove(each, state, seat, bot, seededChance('mind')));
      expect(moves.map((legal) => each.write(legal))).toContain(move);
      expect(each.write(chooseMove(each, state, seat, bot, seededChance('mind')))).toBe(move);
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  it.each(levels)('%s chooses the same whatever it cannot see', (name) => {
    const bot = botByName(each, name);
    let swapped = 0;
    for (const { state, seat } of positions) {
      const other = each.determinize(each.view(state, seat), seededChance('another world'));
      if (JSON.stringify(other) !== JSON.stringify(state)) swapped++;
      const choice = (world: unknown) => each.write(chooseMove(each, world, seat, bot, seededChance('mind')));
      expect(choice(other)).toBe(choice(state));
    }
    expect(swapped).toBeGreaterThan(0);
  });
});
