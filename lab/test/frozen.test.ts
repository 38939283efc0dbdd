import type { Bot, BotGame } from '@belfry/bots';
import { findGame, rulesOf } from '@belfry/games';
import { frozenBot, generationsOf } from '@belfry/games/frozen';
import { type GameView, seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { arenaBot, levelOf } from '../src/arena/arena-bot.ts';
import answers from './frozen-answers.json' with { type: 'json' };
import questions from './frozen-questions.json' with { type: 'json' };

/** What a bot answers to questions that were kept with the answers: views and legal moves, here and there in a game. */
function answersOf(game: BotGame, bot: Bot): string[] {
  const kept: Readonly<Record<string, readonly KeptQuestion[]>> = questions;
  const asked = kept[game.id] ?? [];
  return asked.map(({ seed, legal, view }) =>
    game.write(
      bot.choose(
        view,
        legal.map((words) => game.read(words)),
        seededChance(seed),
      ),
    ),
  );
}

interface KeptQuestion {
  readonly seed: number;
  readonly legal: readonly string[];
  readonly view: GameView;
}

/** The version of the rules that the questions of a game were kept with: by other rules a search may find other answers. */
const RULES_OF_QUESTIONS: Readonly<Record<string, number>> = { bruges: 1, citadels: 1, fortuna: 1, nuremberg: 2 };

describe.each(Object.entries(answers))('%s', (id, kept) => {
  it.each(Object.entries(kept))('%s answers as it did when it was kept', async (name, said) => {
    const game = await rulesOf({ game: id, rules: RULES_OF_QUESTIONS[id] ?? Number.NaN });
    expect(answersOf(game, await arenaBot(game, name))).toEqual(said);
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
