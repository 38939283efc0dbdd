import { useEffect } from 'react';

/** A margin inside a frame that scrolls, in pixels: its edges fade, and buttons float over them. */
const MARGIN = 48;

/** What a user does first when they look elsewhere or choose something. */
const ACTIONS = ['pointerdown', 'click', 'wheel', 'touchmove', 'keydown'] as const;

/**
 * Brings what a step mentions into view, at each step and each answer to a try (`occasion`), and keeps it there while the table takes its
 * new layout, until the user does something.
 */
export function usePointedInSight(things: readonly string[] | undefined, occasion: unknown, isReady: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each occasion brings the things into view again
  useEffect(() => {
    if (things === undefined || !isReady) return;
    // It is also called once for each part at the beginning.
    const layout = new ResizeObserver(() => bringIntoSight(things));
    for (const part of document.querySelectorAll('.board-area, .board-area > *, .tray, .tray > *')) layout.observe(part);
    const end = () => layout.disconnect();
    for (const action of ACTIONS) window.addEventListener(action, end, { capture: true, passive: true });
    return () => {
      end();
      for (const action of ACTIONS) window.removeEventListener(action, end, { capture: true });
    };
  }, [things, occasion, isReady]);
}

function bringIntoSight(things: readonly string[]): void {
  const pointed = things.flatMap((id) => placeOf(id) ?? []);
  for (const frame of framesAround(pointed)) {
    const inside = pointed.filter((each) => frame.contains(each));
    const { overflowX, overflowY, scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(frame);
    const { top, bottom, left, right } = frame.getBoundingClientRect();
    const boxes = inside.map((each) => each.getBoundingClientRect());
    const lengths = (begin: 'top' | 'left', end: 'bottom' | 'right') => boxes.map((box): Length => [box[begin], box[end]]);
    const down: Length = [top + pixels(scrollPaddingTop), bottom - pixels(scrollPaddingBottom)];
    if (canScroll(overflowY)) frame.scrollTop += overshoot(lengths('top', 'bottom'), down);
    if (canScroll(overflowX)) frame.scrollLeft += overshoot(lengths('left', 'right'), [left, right]);
  }
}

/** Returns where a thing is shown: of several places one in view, else the first. */
function placeOf(id: string): Element | undefined {
  const named = CSS.escape(id);
  const selector = ['.board-area', '.tray', '.panels'].flatMap((part) => [
    `${part} [data-thing="${named}"]`,
    `${part} [data-place="${named}"]`,
  ]);
  const places = [...document.querySelectorAll(selector.join(', '))].filter((place) => place.getClientRects().length > 0);
  return places.find((place) => framesAround([place]).every((frame) => isWithin(place, frame))) ?? places[0];
}

/** Returns the frames around elements that scroll, the inner ones first. */
function framesAround(elements: readonly Element[]): Element[] {
  const frames = new Set<Element>();
  for (const element of elements)
    for (let frame = element.parentElement; frame !== null; frame = frame.parentElement) if (scrolls(frame)) frames.add(frame);
  return [...frames].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1));
}

function scrolls(frame: Element): boolean {
  if (frame.scrollHeight <= frame.clientHeight + 1 && frame.scrollWidth <= frame.clientWidth + 1) return false;
  const { overflowX, overflowY } = getComputedStyle(frame);
  return canScroll(overflowX) || canScroll(overflowY);
}

function canScroll(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll';
}

function isWithin(element: Element, frame: Element): boolean {
  const box = element.getBoundingClientRect();
  const { top, bottom, left, right } = frame.getBoundingClientRect();
  return box.top >= top - 1 && box.bottom <= bottom + 1 && box.left >= left - 1 && box.right <= right + 1;
}

/** What `auto` says is nothing. */
function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}

/** Where something begins and ends along one direction. */
type Length = readonly [begin: number, end: number];

/** Returns how far a frame must scroll to show all of these, or if there is no room, as many as fit from the first on. 0 if they are in view. */
function overshoot([first, ...others]: readonly Length[], [begin, end]: Length): number {
  if (first === undefined) return 0;
  const room = end - begin;
  let [from, to] = first;
  for (const other of others) {
    const [least, most] = [Math.min(from, other[0]), Math.max(to, other[1])];
    if (most - least <= room - MARGIN) [from, to] = [least, most];
  }
  if (to - from > room) return from - begin;
  const margin = Math.min(MARGIN, (room - (to - from)) / 2);
  return from >= begin + margin && to <= end - margin ? 0 : (from + to - begin - end) / 2;
}
