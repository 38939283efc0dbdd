import { useTable } from '@belfry/web/shell';
import { type RefObject, useEffect } from 'react';

/** Where the board scrolls, what can be pointed at next comes into sight, unless something of it is there already. */
export function useLitInSight(board: RefObject<HTMLElement | null>): void {
  const { choices, narrowing } = useTable();
  const { lit } = narrowing;
  useEffect(() => {
    const area = board.current?.closest('.board-area');
    if (choices.length === 0 || lit.size === 0 || !area) return;
    const { top, bottom } = area.getBoundingClientRect();
    const things = [...area.querySelectorAll('[data-state="lit"]')];
    const seen = things.some((thing) => {
      const box = thing.getBoundingClientRect();
      return box.bottom > top + 20 && box.top < bottom - 20;
    });
    if (!seen) things[0]?.scrollIntoView({ block: 'center' });
  }, [board, choices, lit]);
}
