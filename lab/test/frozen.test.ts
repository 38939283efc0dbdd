import { type Bot, nextToSpeak } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { frozenBot, generationsOf } from '@belfry/games/frozen';
import { completeOptions, seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { arenaBot, levelOf } from '../src/arena/arena-bot.ts';
import answers from './frozen-answers.json' with { type: 'json' };

const FIRST = 40;
const EVERY = 36;

/** What a bot answers here and there in a game of apprentices. */
function answersOf(id: string, bot: Bot): string[] {
  const game = findGame(id);
  const chance = seededChance('frozen');
  const state = game.setup(4, completeOptions(game.options), { chance });
  const said: string[] = [];
  for (let decision = 0; decision < FIRST; decision++) {
    const seat = nextToSpeak(game, game.pending(state), chance);
    const moves = game.legal(state, seat);
    const view = game.view(state, seat);
    if (decision % EVERY === 0) said.push(game.write(bot.choose(view, moves, seededChance(decision))));
    game.apply(state, seat, game.apprentice.choose(view, moves, chance), { chance });
  }
  return said;
}

describe.each(Object.entries(answers))('%s', (game, kept) => {
  it.each(Object.entries(kept))('%s answers as it did when it was kept', async (name, said) => {
    expect(answersOf(game, await arenaBot(findGame(game), name))).toEqual(said);
  });
});

it('names of generations are told from files of weights, and unknown ones are refused', async () => {
  const citadels = findGame('citadels');
  expect(generationsOf('citadels')).toContain(1);
  expect(levelOf('master@1:300ms')).toBe('master:300ms');
  expect(levelOf('master:40it@weights.json')).toBe('master:40it');
  await expect(frozenBot(citadels, 99, 'master')).rejects.toThrow('no bots of generation 99');
  await expect(arenaBot(citadels, 'wizard@1')).rejects.toThrow('there is no bot "wizard"');
});
