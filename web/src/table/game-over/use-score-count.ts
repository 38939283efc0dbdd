import { useEffect, useRef, useState } from 'react';
import { sound } from '../../base/sound/sound-player.ts';
import type { TableInfo } from '../context/table-context.tsx';
import { isMoving } from '../motion/is-moving.ts';

/** True while the points are still being counted on screen. Without motion, and in a match that was over on arrival, the score sheet comes at once. */
export function useScoreCount({ snapshot, guide }: Pick<TableInfo, 'snapshot' | 'guide'>): { readonly counting: boolean; counted(): void } {
  // Nothing is counted where a match was not played to its end.
  const isOver = snapshot.outcome !== null && snapshot.outcome.sheet.length > 0;
  const [isCounted, setCounted] = useState(isOver);
  const counting = isOver && guide === null && !isCounted && isMoving();
  useVictory(isOver && !counting);
  return { counting, counted: () => setCounted(true) };
}

/** Rings the bells at the end, unless the count has rung them. */
function useVictory(isOver: boolean): void {
  const before = useRef(isOver);
  useEffect(() => {
    if (isOver && !before.current && !isMoving()) sound('victory');
    before.current = isOver;
  }, [isOver]);
}
