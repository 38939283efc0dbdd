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

/** A bucket for each of many: logins, identities. */
export interface KeyedBuckets {
  take(key: string): boolean;
}

const MOST_KEYS = 10_000;

export function startKeyedBuckets(perSecond: number, burst: number, monotonic?: () => number): KeyedBuckets {
  const buckets = new Map<string, TokenBucket>();
  return {
    take(key) {
      const bucket = buckets.get(key) ?? startTokenBucket(perSecond, burst, monotonic);
      // The last used stays longest.
      buckets.delete(key);
      buckets.set(key, bucket);
      const [oldest] = buckets.keys();
      if (buckets.size > MOST_KEYS && oldest !== undefined) buckets.delete(oldest);
      return bucket.take();
    },
  };
}
