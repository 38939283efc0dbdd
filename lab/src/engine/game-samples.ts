import { playOut, randomBot } from '@belfry/bots';
import { type Chance, completeOptions, type Game, seededChance } from '@belfry/kernel';
import { cpuSeconds } from './cpu.ts';

/** Typical values of a game: mean size of its state as JSON, mean number of legal moves, and some states to copy. */
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

const SAMPLED_GAMES = 5;

/** Samples every decision of some random games. */
export function sampleGame(game: Game, players: number): Sample {
  const chance = seededChance('sample');
  let decisions = 0;
  let bytes = 0;
  let choices = 0;
  for (let i = 0; i < SAMPLED_GAMES; i++) {
    playUntil(game, players, chance, (state, moves) => {
      decisions++;
      bytes += JSON.stringify(state).length;
      choices += moves.length;
      return false;
    });
  }
  return {
    stateBytes: bytes / decisions,
    choices: choices / decisions,
    states: scattered(game, players, decisions / SAMPLED_GAMES, chance),
  };
}

const SCATTERED = 24;

/**
 * Returns states from the whole game, each played to. They are not copies kept from one game: long-lived copies teach the VM to allocate
 * all copies as long-lived, which takes ten times as long, and bots' copies live for microseconds.
 */
function scattered(game: Game, players: number, length: number, chance: Chance): unknown[] {
  return Array.from({ length: SCATTERED }, (_, i) => {
    let left = (i * length) / SCATTERED;
    return playUntil(game, players, chance, () => left-- <= 0);
  });
}

/** Plays random moves until `enough` says so or the game is over. */
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

/** Returns the CPU nanoseconds of one clone, over the states of a whole game. */
export function cloneNanoseconds(game: Game, states: readonly unknown[], seconds: number): number {
  // The result is used, so that the work cannot be optimised away.
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
