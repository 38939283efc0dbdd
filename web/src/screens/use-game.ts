import type { BoardModule } from '@belfry/board-kit';
import type { Game } from '@belfry/kernel';
import { useEffect, useState } from 'react';
import { loadBoard } from '../boards.ts';
import { loadRules } from '../rules.ts';

export interface LoadedGame {
  readonly game: Game;
  readonly board: BoardModule;
}

/** The rules and the board of a game, once they are here; `missing` when there is no such game. */
export function useGame(id: string | null): LoadedGame | 'missing' | null {
  const [loaded, setLoaded] = useState<LoadedGame | 'missing' | null>(null);
  useEffect(() => {
    if (id === null || id === '') return;
    let wanted = true;
    loadRules(id)
      .then(async (game) => ({ game, board: await loadBoard(game) }))
      .then(
        (found) => wanted && setLoaded(found),
        () => wanted && setLoaded('missing'),
      );
    return () => {
      wanted = false;
    };
  }, [id]);
  return loaded;
}
