import { useEffect, useRef, useState } from 'react';
import { sound } from '../../base/sound/sound-player.ts';
import type { TableInfo } from '../context/table-context.tsx';
import { isMoving } from '../motion/is-moving.ts';

/** Are the points still to be counted before the viewer's eyes? Whoever wants no motion, and whoever finds the match over, sees the score sheet at once. */
export function useScoreCount({ snapshot, guide }: Pick<TableInfo, 'snapshot' | 'guide'>): { readonly counting: boolean; counted(): void } {
  const isOver = snapshot.outcome !== null;
  const [isCounted, setCounted] = useState(isOver);
  const counting = isOver && guide === null && !isCounted && isMoving();
  useVictory(isOver && !counting);
  return { counting, counted: () => setCounted(true) };
}

/** The bells at the end, for whoever sees it and has not heard them at the count. */
function useVictory(isOver: boolean): void {
  const before = useRef(isOver);
  useEffect(() => {
    if (isOver && !before.current && !isMoving()) sound('victory');
    before.current = isOver;
  }, [isOver]);
}
