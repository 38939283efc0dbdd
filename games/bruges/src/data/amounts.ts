// Numbers from the rulebook and other published sources that are not on a card.

export const PLAYERS = { min: 2, max: 4 } as const;

/** BRU-1.12, BRU-1.13 Five stacks of 33; one per player goes into the two draw piles. */
export const STACKS = { count: 5, size: 33 } as const;

/** BRU-1.7 to BRU-1.11 What each player starts with. */
export const START = { points: 5, guilders: 5, workersPerColour: 1, step: 0 } as const;

export const HAND_SIZE = 5;
export const TURNS_PER_ROUND = 4;

export const DICE = { faces: 6, threatFrom: 5, priceUpTo: 2 } as const;

/** BRU-15.7 A token on the third space of a canal counts at the end. */
export const CANAL_AWARD = { space: 3, points: 3 } as const;

export const MAJORITY_POINTS = 4;
export const HOUSE_POINTS = 1;

/** Markers of a colour in the box; a circle is full at three; a marker returned in time scores. */
export const THREATS = { markersPerColour: 9, circle: 3, returnPoints: 1, intrigueLoss: 3 } as const;

export const WORKERS_TAKEN = 2;
