import { useEffect, useState } from 'react';

/** The value once it has been on the screen, null before: for work that may wait until somebody sees what they have done. */
export function usePainted<T>(value: T | null): T | null {
  const [painted, setPainted] = useState<T | null>(null);
  useEffect(() => {
    if (value === null) return;
    let timer = 0;
    const afterwards = () => {
      timer = window.setTimeout(() => setPainted(value));
    };
    // Where nobody looks nothing is painted.
    const frame = document.hidden ? 0 : requestAnimationFrame(afterwards);
    if (document.hidden) afterwards();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted === value ? value : null;
}
