// Runs as a separate process: measures one game of one checkout, slice by slice. Everything measured is that checkout's code.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Bots from '@belfry/bots';
import type * as Games from '@belfry/games';
import type * as Kernel from '@belfry/kernel';
import { seededChance as sameLuck } from '@belfry/kernel';
import type { Spent } from '../comparison/ratio.ts';
import { measureSlice } from './cpu.ts';
import { usualPlayers } from './engine.ts';
import type { Part, SliceTask } from './engine-comparison.ts';

const [folder = '', gameId = ''] = process.argv.slice(2);
const { resolve } = createRequire(join(folder, 'package.json'));
const built = (name: string): string => pathToFileURL(resolve(name)).href;
const { completeOptions, seededChance }: typeof Kernel = await import(built('@belfry/kernel'));
const { findGame }: typeof Games = await import(built('@belfry/games'));
const { playOut, randomBot }: typeof Bots = await import(built('@belfry/bots'));

const game = findGame(gameId);
const players = usualPlayers(game);
const options = completeOptions(game.options);
const chance = seededChance('bench');
const bots = new Array(players).fill(randomBot);

function playGame(): number {
  return playOut(game, game.setup(players, options, { chance }), bots, chance);
}

const STATES = 24;

/**
 * States from whole random games, each played to (ours.ts explains why they are not copies from one game). Both sides use this checkout's
 * random numbers, so that both copy and view the same states as long as the rules are the same. They are created on first use, so that
 * random play is measured before the code has seen another random source.
 */
function scattered(): unknown[] {
  const luck = sameLuck('states');
  return Array.from({ length: STATES }, (_, i) => {
    const length = playOut(game, game.setup(players, options, { chance: luck }), bots, luck);
    const state = game.setup(players, options, { chance: luck });
    for (let left = Math.floor((i * length) / STATES); left > 0; left--) {
      const seat = game.pending(state)[0]?.seat;
      if (seat === undefined) break;
      const moves = game.legal(state, seat);
      game.apply(state, seat, moves[luck.below(moves.length)], { chance: luck });
    }
    return state;
  });
}

let states: unknown[] | null = null;
// The result is used, so that the work cannot be optimised away.
let made: unknown = null;

/** Often enough to make the cost of reading the clock negligible. */
const REPEATS = 20;

function overAll(work: (state: unknown) => unknown): number {
  states ??= scattered();
  for (let i = 0; i < REPEATS; i++) for (const state of states) made = work(state);
  return REPEATS * states.length;
}

const WORK: Readonly<Record<Part, () => number>> = {
  moves: playGame,
  clones: () => overAll((state) => game.clone(state)),
  views: () => overAll((state) => game.view(state, 0)),
};

process.on('message', ({ part, seconds }: SliceTask) => {
  const meter = { moves: 0, seconds: 0 };
  measureSlice(meter, seconds, WORK[part]);
  const spent: Spent = { work: meter.moves, seconds: meter.seconds };
  if (part !== 'moves' && made === null) throw new Error(`${gameId} gave nothing`);
  process.send?.(spent);
});
