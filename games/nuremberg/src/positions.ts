import type { NamedPosition } from '@belfry/kernel';

/** Perft positions: the start at every number of players and with both set-ups, and some from the middle of a game. */
export const positions: Readonly<Record<string, NamedPosition>> = {
  'start-3': { players: 3, seed: 2, moves: 0 },
  'start-4': { players: 4, seed: 1, moves: 0 },
  'advanced-3': { players: 3, seed: 3, moves: 0, options: { start: 'advanced' } },
  'advanced-4': { players: 4, seed: 4, moves: 7, options: { start: 'advanced' } },
  'middle-3': { players: 3, seed: 2, moves: 400 },
  'middle-4': { players: 4, seed: 5, moves: 600 },
  'late-4': { players: 4, seed: 6, moves: 1300 },
  'other-options': { players: 4, seed: 7, moves: 500, options: { roadToll: 'bank', councilOutsider: 'no-claim', tradeFair: 'off' } },
};
