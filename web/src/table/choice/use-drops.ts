import type { Seen, TableModel } from '@belfry/board-kit';
import { useCallback, useRef } from 'react';
import { carry } from '../motion/carry.ts';
import type { Position } from './use-move-choices.ts';

interface Chosen {
  put(picks: readonly string[]): void;
  /** Says why something cannot be done. */
  explain(move: unknown, seen: Seen | undefined): void;
}

/** Dropping a thing on another picks what the board says it means, with the same legality as pointing; `picksOf` returns null for what is not legal. */
export function useDrops(
  { board, view, viewer }: Position,
  picksOf: (targets: readonly string[]) => readonly string[] | null,
  { put, explain }: Chosen,
): TableModel['carry'] {
  const act = useRef({ meaning, drop });
  act.current = { meaning, drop };
  return useCallback<TableModel['carry']>((id, thing, grip) => {
    const mayDrop = (onto: string) => {
      const means = act.current.meaning(id, onto);
      return means && means.picks !== null;
    };
    return carry(thing, grip, { mayDrop, drop: (onto) => act.current.drop(id, onto) });
  }, []);

  function meaning(id: string, onto: string) {
    const drop = typeof viewer === 'number' ? board.drops?.(id, onto, view) : undefined;
    return drop === undefined ? null : { meant: drop.meant, picks: picksOf(drop.picks) };
  }
  function drop(id: string, onto: string): void {
    const means = meaning(id, onto);
    if (means === null) return;
    if (means.picks === null) explain(means.meant, undefined);
    else put(means.picks);
  }
}
