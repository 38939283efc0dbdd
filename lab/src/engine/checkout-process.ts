// Runs as a process of its own: does what it is told with one game of one checkout, slice by slice. Everything that is measured is that checkout's.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Bots from '@belfry/bots';
import type * as Games from '@belfry/games';
import type * as Kernel from '@belfry/kernel';
import { seededChance as sameLuck } from '@belfry/kernel';
import type { Spent } from '../comparison/ratio.ts';
import type { Part, SliceTask } from './against.ts';
import { measureSlice } from './cpu.ts';
import { usualPlayers } from './engine.ts';

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
 * States from all over random games, each played to (why not copies of one game: see ours.ts). The luck is that of this checkout for both, so that both copy
 * and show the same states as long as the rules are the same. Made when they are first asked for: random play is measured before another luck has been seen.
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
// What was made is looked at, so that the work cannot be optimised away.
let made: unknown = null;

/** Often enough that looking at the clock costs nothing beside it. */
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
