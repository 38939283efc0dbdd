import type { BoardModule } from '@belfry/board-kit';
import type { Game, Say } from '@belfry/kernel';
import { createContext, type RefObject, use } from 'react';
import type { Snapshot, TableSession } from '../../match/session.ts';
import type { TableText } from '../text/index.ts';
import type { Guide } from './guide.ts';

/** What all regions of a table share: the match, how it is shown, and the ways to act on it. */
export interface TableInfo {
  readonly game: Game;
  readonly board: BoardModule;
  readonly session: TableSession;
  /** Where this table's replay is. */
  readonly replayPage: string;
  /** Where it is judged move by move. */
  readonly mirrorPage: string | null;
  readonly guide: Guide | null;
  /** The position on the table, which lags behind the match while others act. */
  readonly snapshot: Snapshot;
  /** The match as it stands: who is there, what they say and how late it is does not wait. */
  readonly latest: Snapshot;
  /** Where the board is drawn, and scrolls. */
  readonly area: RefObject<HTMLElement | null>;
  readonly say: Say<TableText>;
  /** A move in words, with the numbers of this position. */
  sayMove(move: unknown): string;
  /** Something was asked of the match, and is not answered yet. */
  readonly busy: boolean;
  act(work: Promise<void>): void;
  /** Tells why something was not done. */
  refuse(error: unknown): void;
  /** Lights things on the table. */
  point(things: readonly string[]): void;
}

const Context = createContext<TableInfo | null>(null);

export const TableInfoProvider = Context.Provider;

export function useTableInfo(): TableInfo {
  const info = use(Context);
  if (info === null) throw new Error('a region of the table is shown outside a table');
  return info;
}
