import { useEffect } from 'react';
import type { ChoiceState } from './choice/choice-context.tsx';
import type { TableInfo } from './context/table-context.tsx';

/** Exposes the viewer's own view and moves, and nothing more, to browser tests. Only pages built for tests (`VITE_TEST_HANDLE`) have it. */
export const useTestHandle: (info: TableInfo, choosing: ChoiceState, isSeen: boolean) => void =
  import.meta.env.VITE_TEST_HANDLE === undefined ? () => {} : useHandle;

function useHandle({ game, board, snapshot }: TableInfo, { chooser }: ChoiceState, isSeen: boolean): void {
  useEffect(() => {
    const { picks, staged } = chooser.narrowing;
    const asked = snapshot.view.pending.find(({ seat }) => seat === snapshot.viewer);
    // A browser test may only see what is visible.
    if (!isSeen) {
      delete window.belfryTable;
      return;
    }
    window.belfryTable = () => ({
      game: game.id,
      seq: snapshot.seq,
      viewer: snapshot.viewer,
      view: snapshot.view,
      moves: snapshot.moves,
      beyond: chooser.beyond.map(({ notation }) => notation),
      picks,
      staged: staged?.notation ?? null,
      matters: asked === undefined ? [] : (board.matters?.(snapshot.view, asked) ?? []),
      waits: staged !== null && chooser.asked === true,
    });
  });
}
