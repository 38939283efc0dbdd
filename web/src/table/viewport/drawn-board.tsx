import { useMemo } from 'react';
import { useTableInfo } from '../context/table-context.tsx';

/** The board of the game. A pick changes nothing of the position: it stays as it is, and only things whose state changes re-render. */
export function DrawnBoard() {
  const { board, snapshot } = useTableInfo();
  const { Board } = board;
  const { view } = snapshot;
  return useMemo(() => <Board view={view} />, [Board, view]);
}
