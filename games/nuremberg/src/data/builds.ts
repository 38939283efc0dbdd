import type { Bundle } from './resources.ts';

export const PIECES = ['station', 'village', 'house', 'wall', 'tower'] as const;
export type Piece = (typeof PIECES)[number];

/** The cost of a piece and its immediate gain. Cost: wood, wool, grain, brick, ore, gold. (NUR-8) */
export interface Build {
  readonly cost: Bundle;
  readonly points: number;
  readonly prestige: number;
}

export const BUILDS = {
  station: { cost: [1, 0, 0, 1, 0, 0], points: 0, prestige: 0 },
  village: { cost: [1, 1, 1, 1, 0, 0], points: 1, prestige: 0 },
  house: { cost: [0, 0, 2, 0, 3, 0], points: 1, prestige: 0 },
  wall: { cost: [0, 0, 0, 1, 0, 3], points: 0, prestige: 1 },
  tower: { cost: [1, 0, 0, 1, 0, 3], points: 0, prestige: 2 },
} as const satisfies Record<Piece, Build>;

/** NUR-4.5 The price of a wall with the wall help. */
export const HELPED_WALL_COST = [0, 0, 0, 1, 0, 1] as const satisfies Bundle;
