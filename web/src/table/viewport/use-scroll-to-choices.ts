import type { Narrowing } from '@belfry/board-kit';
import { scrollBehavior } from '@belfry/board-kit';
import { type RefObject, useEffect } from 'react';

/**
 * Where the board scrolls, what can be pointed at next comes into sight, unless something of it is there already or in the hand.
 * While nothing has been picked a verb in the action bar is enough: a turn begins where the player was looking.
 */
export function useScrollToChoices(area: RefObject<HTMLElement | null>, { lit, picks }: Narrowing, isSeen: boolean): void {
  const tray = picks.length === 0 ? '.tray' : '.tray > :not(.action-bar)';
  useEffect(() => {
    if (lit.size === 0 || !isSeen) return;
    // With the frame that is to be painted: asked right after the click, the page would be laid out a second time for it.
    const due = requestAnimationFrame(() => bringIntoSight(area.current, tray));
    return () => cancelAnimationFrame(due);
  }, [area, lit, tray, isSeen]);
}

function bringIntoSight(area: HTMLElement | null, tray: string): void {
  if (area === null || area.scrollHeight <= area.clientHeight) return;
  if (document.querySelector(`${tray} [data-state="lit"]`) !== null) return;
  const { top, bottom } = area.getBoundingClientRect();
  const things = [...area.querySelectorAll('[data-state="lit"]')];
  const seen = things.some((thing) => {
    const box = thing.getBoundingClientRect();
    return box.bottom > top + 20 && box.top < bottom - 20;
  });
  if (!seen) things[0]?.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
}
