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

/** The value once it has been on the screen, null before: for work that may wait until somebody sees what they have done. */
export function usePainted<T>(value: T | null): T | null {
  const [painted, setPainted] = useState<T | null>(null);
  useEffect(() => (value === null ? undefined : afterPaint(() => setPainted(value))), [value]);
  return painted === value ? value : null;
}

const STEPS = ['frame', 'tray', 'board'] as const;

/**
 * A table comes in steps, one a frame (table.css): a slow device can be touched in between. The part that comes last carries the name of the step, which is
 * changed there and not by drawing the table anew.
 */
export function useStepsIn(last: RefObject<HTMLElement | null>): { readonly unseen: string | undefined } {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    let callOff = () => {};
    const after = (step: number) => {
      callOff = afterPaint(() => {
        const next = STEPS[step + 1];
        if (next === undefined || last.current === null) return setSeen(true);
        last.current.dataset.unseen = next;
        after(step + 1);
      });
    };
    after(0);
    return () => callOff();
  }, [last]);
  return { unseen: isSeen ? undefined : STEPS[0] };
}
