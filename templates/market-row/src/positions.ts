import type { NamedPosition } from '@belfry/kernel';

/** Positions for perft: every number of players at the first offer, and some mid-game. */
export const positions: Readonly<Record<string, NamedPosition>> = {
  'start-2': { players: 2, seed: 1, moves: 0 },
  'start-3': { players: 3, seed: 1, moves: 0 },
  'start-4': { players: 4, seed: 1, moves: 0 },
  'middle-2': { players: 2, seed: 2, moves: 7 },
  'middle-4': { players: 4, seed: 4, moves: 17 },
  'short-3': { players: 3, seed: 3, moves: 11, options: { length: 'three' } },
};
