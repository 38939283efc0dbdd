import type { NamedPosition } from '@belfry/kernel';

/** Perft positions: the start at every number of players, and some from the middle of a game. */
export const positions: Readonly<Record<string, NamedPosition>> = {
  'start-2': { players: 2, seed: 1, moves: 0 },
  'start-3': { players: 3, seed: 1, moves: 0 },
  'start-4': { players: 4, seed: 1, moves: 0 },
  draft: { players: 3, seed: 3, moves: 0, options: { startDeal: 'draft' } },
  'middle-2': { players: 2, seed: 2, moves: 120 },
  'middle-3': { players: 3, seed: 3, moves: 150 },
  'middle-4': { players: 4, seed: 4, moves: 200 },
  free: { players: 3, seed: 6, moves: 180, options: { fortunaOffering: '0', duplicateBuildings: 'allowed', freePieceSlot: 'cheapest' } },
};
