import type { ReactNode } from 'react';

/** An extra action of this kind of table, kept away from the frequent buttons. */
export interface TableAction {
  readonly label: string;
  /** Confirmation text, for an action that is final or affects others. */
  readonly sure?: string;
  act(): void;
  /** A form to fill in first; it carries out the action itself and then calls `done`. */
  readonly form?: (done: () => void) => ReactNode;
}
