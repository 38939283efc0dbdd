/** So many at once, and so many more every second. A wall clock may be set back; nobody is punished for that. */
export interface TokenBucket {
  /** Takes one; false when there is none left. */
  take(): boolean;
}

export function startTokenBucket(perSecond: number, burst: number, monotonic: () => number = () => performance.now()): TokenBucket {
  let left = burst;
  let at = monotonic();
  return {
    take() {
      const now = monotonic();
      left = Math.min(burst, left + ((now - at) / 1000) * perSecond);
      at = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
