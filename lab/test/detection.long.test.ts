import { findGame } from '@belfry/games';
import { detectorsOf } from '@belfry/games/detectors';
import { completeOptions } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { arenaBot } from '../src/arena/arena-bot.ts';
import { addUp, detect, playCourse } from '../src/detection/detection.ts';

const GAMES = 60;
const MOST_HITS = GAMES / 10;
const BOT = 'master:20it';

// Deals that nobody had looked at when the bots were mended last. A title takes two to seven minutes of processor time; what such games gave is in
// docs/RESULTS.md, and `belfry detect` plays the same ones.
it.each([
  ['bruges', 'bar4'],
  ['citadels', 'bar4'],
  ['fortuna', 'bar4'],
  ['nuremberg', 'bar14'],
])(
  '%s: Masters make no laughable move more than once in ten games',
  async (id, deals) => {
    const game = findGame(id);
    const detectors = detectorsOf(id);
    const bot = await arenaBot(game, BOT);
    const games = Array.from({ length: GAMES }, (_, at) => {
      const seed = `${deals}:${at + 1}`;
      return { seed, hits: detect(playCourse(game, { players: 4, options: completeOptions(game.options), seed }, bot), detectors) };
    });
    const found = addUp(detectors, games);
    process.stdout.write(
      `${id}, ${GAMES} games of four of ${BOT}:\n${found.map(({ name, hits, where }) => `  ${hits} ${name} ${where.join(', ')}`).join('\n')}\n`,
    );
    expect(found.filter(({ hits }) => hits > MOST_HITS)).toEqual([]);
  },
  3_600_000,
);
