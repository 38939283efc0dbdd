import type { BoardModule } from '@belfry/board-kit';
import { loadBoard } from '@belfry/games/page/boards';
import { loadRules } from '@belfry/games/page/rules';
import type { Game } from '@belfry/kernel';
import { startTransition, useEffect, useState } from 'react';
import { pageIsTooOld } from '../../base/reload-page.ts';

export interface LoadedGame {
  readonly game: Game;
  readonly board: BoardModule;
}

/** Returns a game's board and its rules, in today's version or that of a match, once loaded; `missing` when there is no such game. */
export function useGame(id: string | null, version?: number): LoadedGame | 'missing' | null {
  const [loaded, setLoaded] = useState<LoadedGame | 'missing' | null>(null);
  useEffect(() => {
    if (id === null || id === '') return;
    let wanted = true;
    Promise.all([loadRules(id, version), loadBoard(id)])
      .then(async ([game, board]) => {
        // The match began with rules that this page does not have yet.
        if (version !== undefined && game.rulesVersion !== version) {
          pageIsTooOld();
          return null;
        }
        return { game, board: board ?? (await plainBoardOf(game)) };
      })
      .then(
        (found) => wanted && setLoaded(found),
        () => wanted && setLoaded('missing'),
      );
    return () => {
      wanted = false;
    };
  }, [id, version]);
  return loaded;
}

/** Returns today's rules of a game, without its board, once loaded. */
export function useRules(id: string): Game | 'missing' | null {
  const [game, setGame] = useState<Game | 'missing' | null>(null);
  useEffect(() => {
    loadRules(id).then(
      (game) => startTransition(() => setGame(game)),
      () => setGame('missing'),
    );
  }, [id]);
  return game;
}

/** The text board, for a game without a drawn one. */
async function plainBoardOf(game: Game): Promise<BoardModule> {
  const { plainBoard } = await import('../../table/viewport/plain-board.tsx');
  return plainBoard(game);
}
