import { useEffect, useRef, useState } from 'react';
import { sound } from '../../base/sound/sound-player.ts';
import type { TableInfo } from '../context/table-context.tsx';
import { isMoving } from '../motion/is-moving.ts';

/**
 * True while the points are still being counted on screen. With reduced motion, or for a match that was already over, the score sheet
 * appears at once.
 */
export function useScoreCount({ snapshot, guide }: Pick<TableInfo, 'snapshot' | 'guide'>): { readonly counting: boolean; counted(): void } {
  // A match that was not played to its end has no score to count.
  const isOver = snapshot.outcome !== null && snapshot.outcome.sheet.length > 0;
  const [isCounted, setCounted] = useState(isOver);
  const counting = isOver && guide === null && !isCounted && isMoving();
  useVictory(isOver && !counting);
  return { counting, counted: () => setCounted(true) };
}

/** Rings the bells at the end, unless the count has already done so. */
function useVictory(isOver: boolean): void {
  const before = useRef(isOver);
  useEffect(() => {
    if (isOver && !before.current && !isMoving()) sound('victory');
    before.current = isOver;
  }, [isOver]);
}
