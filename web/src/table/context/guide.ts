import type { ReactNode } from 'react';

/** The state of the table that a guide refers to. */
export interface GuidedTable {
  /** The other players' actions are still shown. */
  readonly telling: boolean;
  /** The table is completely drawn. */
  readonly isSeen: boolean;
}

/** Guides a player at a table, as a lesson does; its text replaces the coach. */
export interface Guide {
  /** The panel beside the table. */
  panel(table: GuidedTable): ReactNode;
  /** The highlighted things; the rest is dimmed. */
  readonly point: readonly string[];
  /** The status line while no decision is open; else the game's own text. */
  readonly headline?: string;
}
