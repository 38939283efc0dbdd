import { findGame } from '@belfry/games';
import { detectorsOf } from '@belfry/games/detectors';
import { completeOptions } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { arenaBot } from '../src/arena/arena-bot.ts';
import { addUp, detect, playCourse } from '../src/detection/detection.ts';

const GAMES = 60;
const MOST_HITS = GAMES / 10;

// What these games gave, and the command that plays them, is in EXPERIMENTS.md; a title takes one to five minutes of processor time.
it.each(['bruges', 'citadels', 'fortuna', 'nuremberg'])(
  '%s: Masters make no laughable move more than once in ten games',
  async (id) => {
    const game = findGame(id);
    const detectors = detectorsOf(id);
    const bot = await arenaBot(game, 'master:20it');
    const games = Array.from({ length: GAMES }, (_, at) => {
      const seed = `bar:${at + 1}`;
      return { seed, hits: detect(playCourse(game, { players: 4, options: completeOptions(game.options), seed }, bot), detectors) };
    });
    expect(addUp(detectors, games).filter(({ hits }) => hits > MOST_HITS)).toEqual([]);
  },
  3_600_000,
);
