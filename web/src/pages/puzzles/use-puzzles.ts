import type { PuzzleBook } from '@belfry/bots';
import { loadPuzzles } from '@belfry/games/page/puzzles';
import { useEffect, useState } from 'react';
import { easiestFirst } from './difficulty.ts';

/** Returns a game's puzzles, easiest first, once loaded; `none` when it has none. */
export function usePuzzles(game: string): PuzzleBook | 'none' | null {
  const [loaded, setLoaded] = useState<PuzzleBook | 'none' | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadPuzzles(game).then((book) => wanted && setLoaded(book === null ? 'none' : { ...book, puzzles: easiestFirst(book.puzzles) }));
    return () => {
      wanted = false;
    };
  }, [game]);
  return loaded;
}
