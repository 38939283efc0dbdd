import { useEffect, useState } from 'react';

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
