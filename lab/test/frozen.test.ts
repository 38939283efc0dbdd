import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Bot, type BotGame, botByName } from '@belfry/bots';
import { findGame, games, rulesOf } from '@belfry/games';
import { completeOptions, type GameView, seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { arenaBot, levelOf } from '../src/arena/arena-bot.ts';
import { arenaWork } from '../src/arena/arena-work.ts';
import { frozenBot, generationsOf } from '../src/arena/frozen-bots.ts';
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
      ).move,
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
  expect(() => frozenBot(citadels, 1, 'master', '/nowhere')).toThrow('the last frozen ones are none');
  expect(levelOf('master@1:300ms')).toBe('master:300ms');
  expect(levelOf('master:40it@weights.json')).toBe('master:40it');
  expect(() => frozenBot(citadels, 99, 'master')).toThrow('no bots of generation 99; the last frozen ones are 1');
  await expect(arenaBot(citadels, 'wizard@1')).rejects.toThrow('there is no bot "wizard"');
});

/** That each game's bots answer as they did is asked above; a whole game of all four is for `npm run test:long`. */
const arenas = games.map(({ id }) => id).slice(0, process.env.BELFRY_LONG === undefined ? 1 : undefined);

it.each(arenas)('the Master of the first generation plays a whole game of %s in the arena', async (game) => {
  const { players, options } = findGame(game);
  const bots = Array.from({ length: players.min }, (_, seat) => (seat === 0 ? 'master@1:4it' : 'apprentice'));
  const plan = { game, bots, players: players.min, options: completeOptions(options), games: 1, seed: 'frozen' };
  const { shares } = await arenaWork(games).arenaGame({ plan, index: 0 });
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

it('a bot that is frozen now answers as it does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-frozen-'));
  try {
    const script = fileURLToPath(new URL('../../scripts/freeze-bots.mjs', import.meta.url));
    const freeze = () => spawnSync(process.execPath, [script, 'citadels', '2', folder], { encoding: 'utf8' });
    expect(freeze()).toMatchObject({ status: 0, stderr: '' });
    expect(freeze()).toMatchObject({ status: 1, stderr: expect.stringContaining('is there already') });
    expect(generationsOf('citadels', folder)).toEqual([2]);
    const game = findGame('citadels');
    expect(answersOf(game, frozenBot(game, 2, 'master:20it', folder))).toEqual(answersOf(game, botByName(game, 'master:20it')));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
