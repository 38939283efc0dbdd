import { useMemo } from 'react';
import { useTableInfo } from '../context/table-context.tsx';

/** The board of the game. A pick does not change the position, so the board does not re-render, only things whose state changes. */
export function DrawnBoard() {
  const { board, snapshot } = useTableInfo();
  const { Board } = board;
  const { view } = snapshot;
  return useMemo(() => <Board view={view} />, [Board, view]);
}
