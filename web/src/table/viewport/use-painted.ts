import { type RefObject, useEffect, useState } from 'react';

/** Calls back once the current changes are painted; returns a function that cancels it. */
export function afterPaint(act: () => void): () => void {
  let timer = 0;
  const afterwards = () => {
    timer = window.setTimeout(act);
  };
  // A hidden page is never painted.
  const frame = document.hidden ? 0 : requestAnimationFrame(afterwards);
  if (document.hidden) afterwards();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Returns the value once it has been painted, null before: for work that can wait until the result of an action is visible. */
export function usePainted<T>(value: T | null): T | null {
  const [painted, setPainted] = useState<T | null>(null);
  useEffect(() => (value === null ? undefined : afterPaint(() => setPainted(value))), [value]);
  return painted === value ? value : null;
}

/** How many elements are rendered per frame. */
const SLICE = 120;
/** If frames take long, everything left is rendered at once after this many milliseconds. */
const PATIENCE_MS = 400;

/**
 * Renders a table in steps, one per frame (table.css), so that a slow device can react to touches in between: first its frame, then the
 * decision, the side, the board laid out invisibly in slices, and finally painted. The board's area has the name of the step as an
 * attribute, which is changed there directly without a re-render of the table.
 */
export function useStepsIn(last: RefObject<HTMLElement | null>): { readonly unseen: string | undefined } {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const area = last.current;
    if (area === null) return;
    const slices = slicesOf(area);
    for (const part of slices.flat()) part.setAttribute('data-later', '');
    const name = (step: string) => () => {
      area.dataset.unseen = step;
    };
    const steps = [
      name('beside'),
      name('board'),
      name('laying'),
      ...slices.map((slice) => () => {
        for (const part of slice) part.removeAttribute('data-later');
      }),
      () => setSeen(true),
    ];
    const began = performance.now();
    let callOff = () => {};
    const after = (at: number) => {
      callOff = afterPaint(() => {
        const isLate = document.hidden || performance.now() > began + PATIENCE_MS;
        const until = isLate ? steps.length : at + 1;
        for (const step of steps.slice(at, until)) step();
        if (until < steps.length) after(until);
      });
    };
    after(0);
    return () => {
      callOff();
      for (const part of slices.flat()) part.removeAttribute('data-later');
    };
  }, [last]);
  return { unseen: isSeen ? undefined : 'asked' };
}

/** Splits a large element into slices of one frame each, in document order. */
function slicesOf(whole: Element): Element[][] {
  const slices: Element[][] = [];
  let slice: Element[] = [];
  let room = 0;
  const take = (parent: Element) => {
    for (const part of parent.children) {
      const size = part.getElementsByTagName('*').length + 1;
      if (size > SLICE) {
        take(part);
        continue;
      }
      if (size > room) {
        slice = [];
        slices.push(slice);
        room = SLICE;
      }
      slice.push(part);
      room -= size;
    }
  };
  take(whole);
  return slices;
}
