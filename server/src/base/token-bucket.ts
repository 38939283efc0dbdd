/** So many at once, and so many more every second. A wall clock may be set back; nobody is punished for that. */
export interface TokenBucket {
  /** Takes one, or so many; false when there are not as many left, and then it takes none. */
  take(amount?: number): boolean;
}

export function startTokenBucket(perSecond: number, burst: number, monotonic: () => number = () => performance.now()): TokenBucket {
  let left = burst;
  let at = monotonic();
  return {
    take(amount = 1) {
      const now = monotonic();
      left = Math.min(burst, left + ((now - at) / 1000) * perSecond);
      at = now;
      if (left < amount) return false;
      left -= amount;
      return true;
    },
  };
}

/** A bucket for each of many: logins, identities. */
export interface KeyedBuckets {
  take(key: string, amount?: number): boolean;
}

const MOST_KEYS = 10_000;

export function startKeyedBuckets(perSecond: number, burst: number, monotonic?: () => number): KeyedBuckets {
  const buckets = new Map<string, TokenBucket>();
  return {
    take(key, amount) {
      const bucket = buckets.get(key) ?? startTokenBucket(perSecond, burst, monotonic);
      // The last used stays longest.
      buckets.delete(key);
      buckets.set(key, bucket);
      const [oldest] = buckets.keys();
      if (buckets.size > MOST_KEYS && oldest !== undefined) buckets.delete(oldest);
      return bucket.take(amount);
    },
  };
}

/** So many for each key from the first on until the time is up; then as many again. */
export function startKeyedWindows(most: number, milliseconds: number, monotonic: () => number = () => performance.now()): KeyedBuckets {
  const windows = new Map<string, { taken: number; readonly until: number }>();
  return {
    take(key, amount = 1) {
      const now = monotonic();
      const known = windows.get(key);
      const window = known === undefined || known.until <= now ? { taken: 0, until: now + milliseconds } : known;
      windows.delete(key);
      windows.set(key, window);
      const [oldest] = windows.keys();
      if (windows.size > MOST_KEYS && oldest !== undefined) windows.delete(oldest);
      if (window.taken + amount > most) return false;
      window.taken += amount;
      return true;
    },
  };
}
