import { useEffect } from 'react';

/** The board lies as it will by then. */
const SETTLED = 120;

/** Brings what a step speaks of into sight, where the board is larger than its frame; once the board is there, and the others have acted on it. */
export function usePointedInSight(things: readonly string[] | undefined, isReady: boolean): void {
  useEffect(() => {
    if (things === undefined || !isReady) return;
    const timer = window.setTimeout(() => {
      // In the order in which the lesson speaks of them: the first is what it is about, and comes last, so that it stays.
      const pointed = things.flatMap((id) => [...document.querySelectorAll(placesOf(id))]);
      for (const each of pointed.toReversed()) if (!isInSight(each)) each.scrollIntoView({ block: 'center', inline: 'nearest' });
    }, SETTLED);
    return () => window.clearTimeout(timer);
  }, [things, isReady]);
}

/** Where a thing lies: on the board or in the tray. */
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
