import type { Narrowing } from '@belfry/board-kit';
import { scrollBehavior } from '@belfry/board-kit';
import { type RefObject, useEffect } from 'react';
import type { BoardZoom } from './board-zoom.ts';

/**
 * Scrolls the board to the next choices unless one is already visible there or in the hand. Before the first pick a verb in the action bar
 * is enough, so that a turn begins where the player was looking. After a reload the view stays in which the player saw the same choices.
 */
export function useScrollToChoices(area: RefObject<HTMLElement | null>, { lit, picks }: Narrowing, isSeen: boolean, zoom: BoardZoom): void {
  const tray = picks.length === 0 ? '.tray' : '.tray > :not(.action-bar)';
  useEffect(() => {
    if (lit.size === 0 || !isSeen || zoom.takeFoundAgain()) return;
    // In the next frame: measured right after the click, the page would need a second layout.
    const due = requestAnimationFrame(() => bringIntoSight(area.current, tray));
    return () => cancelAnimationFrame(due);
  }, [area, lit, tray, isSeen, zoom]);
}

/** A choice counts as visible with this many of its pixels; on an enlarged board with its middle. */
const EDGE = 20;

function bringIntoSight(area: HTMLElement | null, tray: string): void {
  if (area === null || (area.scrollHeight <= area.clientHeight && area.dataset.zoomed === undefined)) return;
  if (document.querySelector(`${tray} [data-state="lit"]`) !== null) return;
  const isZoomed = area.dataset.zoomed !== undefined;
  const { top, bottom, left, right } = area.getBoundingClientRect();
  const things = [...area.querySelectorAll('[data-state="lit"]')];
  const seen = things.some((thing) => {
    const box = thing.getBoundingClientRect();
    if (!isZoomed) return box.bottom > top + EDGE && box.top < bottom - EDGE;
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    return x > left && x < right && y > top && y < bottom;
  });
  if (!seen) things[0]?.scrollIntoView({ block: 'center', inline: isZoomed ? 'center' : 'nearest', behavior: scrollBehavior() });
}
