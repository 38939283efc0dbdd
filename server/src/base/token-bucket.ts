/** A token bucket on a monotonic clock, so that setting the wall clock back penalises no one. */
export interface TokenBucket {
  /** Takes `amount` tokens (one by default); returns false and takes none when too few are left. */
  take(amount?: number): boolean;
  /** Deducts tokens that were taken elsewhere, even if too few are left. */
  charge(amount: number): void;
}

export function startTokenBucket(perSecond: number, burst: number, monotonic: () => number = () => performance.now()): TokenBucket {
  let left = burst;
  let at = monotonic();
  const fill = (): void => {
    const now = monotonic();
    left = Math.min(burst, left + ((now - at) / 1000) * perSecond);
    at = now;
  };
  return {
    take(amount = 1) {
      fill();
      if (left < amount) return false;
      left -= amount;
      return true;
    },
    charge(amount) {
      fill();
      left = Math.max(0, left - amount);
    },
  };
}

/** One bucket per key, such as a login or an identity. */
export interface KeyedBuckets {
  take(key: string, amount?: number): boolean;
}

/** Buckets that other nodes take from as well. */
export interface ChargedBuckets extends KeyedBuckets {
  charge(key: string, amount: number): void;
}

const MOST_KEYS = 10_000;

export function startKeyedBuckets(perSecond: number, burst: number): ChargedBuckets {
  const buckets = new Map<string, TokenBucket>();
  const bucketOf = (key: string): TokenBucket => keepLast(buckets, key, buckets.get(key) ?? startTokenBucket(perSecond, burst));
  return {
    take: (key, amount) => bucketOf(key).take(amount),
    charge: (key, amount) => bucketOf(key).charge(amount),
  };
}

/** Allows `most` per key in a window that starts with the first; then a new window starts. */
export function startKeyedWindows(most: number, milliseconds: number, monotonic: () => number = () => performance.now()): ChargedBuckets {
  const windows = new Map<string, { taken: number; readonly until: number }>();
  const windowOf = (key: string): { taken: number } => {
    const now = monotonic();
    const known = windows.get(key);
    return keepLast(windows, key, known === undefined || known.until <= now ? { taken: 0, until: now + milliseconds } : known);
  };
  return {
    take(key, amount = 1) {
      const window = windowOf(key);
      if (window.taken + amount > most) return false;
      window.taken += amount;
      return true;
    },
    charge(key, amount) {
      windowOf(key).taken += amount;
    },
  };
}

/** Evicts the least recently used key. */
function keepLast<V>(values: Map<string, V>, key: string, value: V): V {
  values.delete(key);
  values.set(key, value);
  const [oldest] = values.keys();
  if (values.size > MOST_KEYS && oldest !== undefined) values.delete(oldest);
  return value;
}
