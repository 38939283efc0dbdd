import { playOut, randomBot } from '@belfry/bots';
import { type Chance, completeOptions, type Game, seededChance } from '@belfry/kernel';
import { cpuSeconds } from './cpu.ts';

/** What a game is like in the middle: mean size of its state as JSON, mean number of legal moves, and some states to copy. */
export interface Sample {
  readonly stateBytes: number;
  readonly choices: number;
  readonly states: readonly unknown[];
}

export function playRandomGame(game: Game, players: number, chance: Chance): number {
  const state = game.setup(players, completeOptions(game.options), { chance });
  const bots = new Array(players).fill(randomBot);
  return playOut(game, state, bots, chance);
}

/** Looks at every decision of some random games. */
export function sampleGame(game: Game, players: number, games = 5): Sample {
  const chance = seededChance('sample');
  let decisions = 0;
  let bytes = 0;
  let choices = 0;
  for (let i = 0; i < games; i++) {
    playUntil(game, players, chance, (state, moves) => {
      decisions++;
      bytes += JSON.stringify(state).length;
      choices += moves.length;
      return false;
    });
  }
  return { stateBytes: bytes / decisions, choices: choices / decisions, states: scattered(game, players, decisions / games, chance) };
}

const SCATTERED = 24;

/**
 * States from all over the game, each played to. Not copies kept from one game: copies that live long teach the machine to make all
 * copies for a long life, which takes ten times as long, and those of bots live for microseconds.
 */
function scattered(game: Game, players: number, length: number, chance: Chance): unknown[] {
  return Array.from({ length: SCATTERED }, (_, i) => {
    let left = (i * length) / SCATTERED;
    return playUntil(game, players, chance, () => left-- <= 0);
  });
}

/** Plays at random until it is enough or the game is over. */
function playUntil(game: Game, players: number, chance: Chance, enough: (state: unknown, moves: readonly unknown[]) => boolean): unknown {
  const state = game.setup(players, completeOptions(game.options), { chance });
  for (let [next] = game.pending(state); next !== undefined; [next] = game.pending(state)) {
    const { seat } = next;
    const moves = game.legal(state, seat);
    if (enough(state, moves)) break;
    game.apply(state, seat, moves[chance.below(moves.length)], { chance });
  }
  return state;
}

/** CPU nanoseconds of one clone, over the states of a whole game. */
export function cloneNanoseconds(game: Game, states: readonly unknown[], seconds: number): number {
  // What was cloned is looked at, so that the work cannot be optimised away.
  let kept: unknown = null;
  const round = (): void => {
    for (const state of states) kept = game.clone(state);
  };
  for (let i = 0; i < 20; i++) round();
  const began = cpuSeconds();
  let clones = 0;
  while (cpuSeconds() - began < seconds) {
    round();
    clones += states.length;
  }
  const spent = cpuSeconds() - began;
  if (kept === null) throw new Error(`${game.id} gave no states to copy`);
  return (spent / clones) * 1e9;
}
