import type { ReactNode } from 'react';

/** Somebody who leads through a table, such as a lesson: what they say takes the place of the coach. */
export interface Guide {
  readonly panel: ReactNode;
  /** What they speak of: it is lit, and the rest steps back. */
  readonly point: readonly string[];
  /** What stands above the table while nothing is asked; else the words of the game. */
  readonly headline?: string;
}
