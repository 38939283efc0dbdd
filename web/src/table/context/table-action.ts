import type { ReactNode } from 'react';

/** Something this kind of table can do besides, kept away from the frequent buttons. */
export interface TableAction {
  readonly label: string;
  /** Asked first, where it cannot be taken back or concerns others. */
  readonly sure?: string;
  act(): void;
  /** What has to be filled in first; it carries the action out itself, and says when that is done. */
  readonly form?: (done: () => void) => ReactNode;
}
