import type { ReactNode } from 'react';

/** How the table is that a guide speaks of. */
export interface GuidedTable {
  /** The others still act on it. */
  readonly telling: boolean;
  /** All of it has been drawn. */
  readonly isSeen: boolean;
}

/** Guides a player through a table, as a lesson does; its words replace the coach. */
export interface Guide {
  /** What stands beside the table. */
  panel(table: GuidedTable): ReactNode;
  /** What they speak of: it is lit, and the rest steps back. */
  readonly point: readonly string[];
  /** What stands above the table while nothing is asked; else the words of the game. */
  readonly headline?: string;
}
