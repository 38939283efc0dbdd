/** The council cards, the highest first. A rank is the index in this table plus one; 0 is no card. (NUR-15.2) */
export const COUNCILS = [
  { id: 'council-of-seven', points: 4, players: [3, 4] },
  { id: 'small-council', points: 3, players: [4] },
  { id: 'great-council', points: 2, players: [3, 4] },
] as const;

/** 0 for no card, else 1 (Council of Seven) to 3 (Great Council). */
export type CouncilRank = number;

/** Points of the card of each rank; rank 0 scores nothing. */
export const COUNCIL_POINTS: readonly number[] = [0, ...COUNCILS.map((card) => card.points)];

/** NUR-1.4 Returns the ranks in play for a number of players, the highest first. */
export function councilsFor(players: number): CouncilRank[] {
  return COUNCILS.flatMap((card, i) => (card.players.some((n) => n === players) ? [i + 1] : []));
}
