import { useEffect } from 'react';

/** Milliseconds until the layout of the board has settled. */
const SETTLED = 120;

/** Scrolls what a step mentions into view, once the board is ready and the other players have moved. */
export function usePointedInSight(things: readonly string[] | undefined, isReady: boolean): void {
  useEffect(() => {
    if (things === undefined || !isReady) return;
    const timer = window.setTimeout(() => {
      // In reverse order: the first thing is what the lesson is about, so it is scrolled to last and stays in view.
      const pointed = things.flatMap((id) => [...document.querySelectorAll(placesOf(id))]);
      for (const each of pointed.toReversed()) if (!isInSight(each)) each.scrollIntoView({ block: 'center', inline: 'nearest' });
    }, SETTLED);
    return () => window.clearTimeout(timer);
  }, [things, isReady]);
}

/** Returns the selector of a thing on the board or in the tray. */
function placesOf(id: string): string {
  const named = CSS.escape(id);
  return ['.board-area', '.tray'].flatMap((part) => [`${part} [data-thing="${named}"]`, `${part} [data-place="${named}"]`]).join(', ');
}

function isInSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  for (let frame = element.parentElement; frame !== null; frame = frame.parentElement) {
    if (!scrolls(frame)) continue;
    const { top, bottom, left, right } = frame.getBoundingClientRect();
    if (box.top < top - 1 || box.bottom > bottom + 1 || box.left < left - 1 || box.right > right + 1) return false;
  }
  return true;
}

function scrolls(frame: Element): boolean {
  return frame.scrollHeight > frame.clientHeight + 1 || frame.scrollWidth > frame.clientWidth + 1;
}
