import type { ReactNode } from 'react';

/** Guides a player through a table, as a lesson does; its words replace the coach. */
export interface Guide {
  /** What stands beside the table; `telling` while the others still act on it. */
  panel(telling: boolean): ReactNode;
  /** What they speak of: it is lit, and the rest steps back. */
  readonly point: readonly string[];
  /** What stands above the table while nothing is asked; else the words of the game. */
  readonly headline?: string;
}
