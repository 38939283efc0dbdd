import type { NamedPosition } from '@belfry/kernel';

/**
 * Perft positions: the first draw at every number of players, turns in the middle, and a position near the
 * end.
 */
export const positions: Readonly<Record<string, NamedPosition>> = {
  'start-2': { players: 2, seed: 1, moves: 0 },
  'start-4': { players: 4, seed: 1, moves: 0 },
  'first-turns-3': { players: 3, seed: 3, moves: 18 },
  'middle-2': { players: 2, seed: 2, moves: 65 },
  'middle-3': { players: 3, seed: 5, moves: 132 },
  'middle-4': { players: 4, seed: 4, moves: 183 },
  'late-4': { players: 4, seed: 8, moves: 279 },
  'other-options': { players: 3, seed: 6, moves: 95, options: { engraver: 'replacement', startPlayer: 'chosen' } },
};
