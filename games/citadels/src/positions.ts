import type { NamedPosition } from '@belfry/kernel';

/** Perft positions: the first pick at every number of players, and some from the middle of a game. */
export const positions: Readonly<Record<string, NamedPosition>> = {
  'start-2': { players: 2, seed: 1, moves: 0 },
  'start-3': { players: 3, seed: 1, moves: 0 },
  'start-4': { players: 4, seed: 1, moves: 0 },
  'start-7': { players: 7, seed: 1, moves: 0 },
  'middle-2': { players: 2, seed: 2, moves: 120 },
  'middle-4': { players: 4, seed: 4, moves: 150 },
  'middle-7': { players: 7, seed: 7, moves: 250 },
  'thirty-coins': { players: 5, seed: 5, moves: 200, options: { bank: '30-coins', unkeptCards: 'bottom-of-deck' } },
};
