import type { BoardModule } from '@belfry/board-kit';
import type { Game, Say } from '@belfry/kernel';
import { createContext, type RefObject, use } from 'react';
import type { Snapshot, TableSession } from '../../match/session.ts';
import type { TableText } from '../text/index.ts';
import type { Guide } from './guide.ts';

/** What all parts of a table share: the match, how it is shown, and the ways to act on it. */
export interface TableInfo {
  readonly game: Game;
  readonly board: BoardModule;
  readonly session: TableSession;
  /** The page of this table's replay. */
  readonly replayPage: string;
  /** The page of its move-by-move review. */
  readonly mirrorPage: string | null;
  readonly guide: Guide | null;
  /** The position shown, which lags behind the match while others act. */
  readonly snapshot: Snapshot;
  /** The current state of the match: presence, chat and delay do not wait. */
  readonly latest: Snapshot;
  /** The scroll container of the board. */
  readonly area: RefObject<HTMLElement | null>;
  readonly say: Say<TableText>;
  /** Returns a move in words, with the numbers of this position. */
  sayMove(move: unknown): string;
  /** A request is pending. */
  readonly busy: boolean;
  act(work: Promise<void>): void;
  /** Shows why a request was refused. */
  refuse(error: unknown): void;
  /** Highlights things on the table. */
  point(things: readonly string[]): void;
}

const Context = createContext<TableInfo | null>(null);

export const TableInfoProvider = Context.Provider;

export function useTableInfo(): TableInfo {
  const info = use(Context);
  if (info === null) throw new Error('a region of the table is shown outside a table');
  return info;
}
