import type { TimeOfDay } from '../operations/time.ts';

/** So many at once, and so many more every second. */
export interface TokenBucket {
  /** Takes one; false when there is none left. */
  take(): boolean;
}

export function startTokenBucket(perSecond: number, burst: number, time: TimeOfDay): TokenBucket {
  let left = burst;
  let at = time.now();
  return {
    take() {
      const now = time.now();
      left = Math.min(burst, left + ((now - at) / 1000) * perSecond);
      at = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
