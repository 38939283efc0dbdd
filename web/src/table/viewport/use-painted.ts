import { type RefObject, useEffect, useState } from 'react';

/** Does something once what has been done so far is on the screen. Gives the way to call it off. */
export function afterPaint(act: () => void): () => void {
  let timer = 0;
  const afterwards = () => {
    timer = window.setTimeout(act);
  };
  // Where nobody looks nothing is painted.
  const frame = document.hidden ? 0 : requestAnimationFrame(afterwards);
  if (document.hidden) afterwards();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The value once it has been on the screen, null before: for work that can wait until the result of an action is visible. */
export function usePainted<T>(value: T | null): T | null {
  const [painted, setPainted] = useState<T | null>(null);
  useEffect(() => (value === null ? undefined : afterPaint(() => setPainted(value))), [value]);
  return painted === value ? value : null;
}

/** So many elements come in a frame. */
const SLICE = 120;
/** Where frames take long the rest comes at once after so many milliseconds. */
const PATIENCE_MS = 400;

/**
 * A table comes in steps, one a frame (table.css): a slow device can be touched in between. First its frame, then what is asked, what stands beside, the board
 * laid out slice by slice where nobody sees it, and painted. The board's area carries the name of the step, which is changed there and not by
 * redrawing the table.
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

/** The parts of something large, in the order of the page, as many together as come in a frame. */
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
