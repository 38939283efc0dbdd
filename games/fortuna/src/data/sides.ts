import type { Seat } from '@belfry/kernel';

// FOR-1.2 The four sides, clockwise. Each has three action cards; a position is three times the side plus the place.

export const SIDES = ['south', 'west', 'north', 'east'] as const;
export type SideId = (typeof SIDES)[number];

/** A side: its index in SIDES. */
export type Side = number;
/** The position of an action card: 0 to 2 on the first side, 3 to 5 on the second, and so on. */
export type Position = number;

export const CARDS_PER_SIDE = 3;
export const POSITIONS = SIDES.length * CARDS_PER_SIDE;

// FOR-1.2 The side of each seat, by number of players.
export const SIDE_OF: Readonly<Record<number, readonly Side[]>> = { 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3] };

/** The owner of each side, by number of players; NONE for an open side. */
export const OWNER_OF: Readonly<Record<number, readonly Seat[]>> = Object.fromEntries(
  Object.entries(SIDE_OF).map(([players, sides]) => [players, SIDES.map((_, side) => sides.indexOf(side))]),
);

export const SIDE_AT: readonly Side[] = Array.from({ length: POSITIONS }, (_, position) => Math.floor(position / CARDS_PER_SIDE));
