/** So many at once, and so many more every second. A wall clock may be set back; nobody is punished for that. */
export interface TokenBucket {
  /** Takes one, or so many; false when there are not as many left, and then it takes none. */
  take(amount?: number): boolean;
  /** So much was taken elsewhere, whether it was there or not. */
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

/** A bucket for each of many: logins, identities. */
export interface KeyedBuckets {
  take(key: string, amount?: number): boolean;
}

/** Those that other nodes take from too. */
export interface ChargedBuckets extends KeyedBuckets {
  charge(key: string, amount: number): void;
}

const MOST_KEYS = 10_000;

export function startKeyedBuckets(perSecond: number, burst: number, monotonic?: () => number): ChargedBuckets {
  const buckets = new Map<string, TokenBucket>();
  const bucketOf = (key: string): TokenBucket => keepLast(buckets, key, buckets.get(key) ?? startTokenBucket(perSecond, burst, monotonic));
  return {
    take: (key, amount) => bucketOf(key).take(amount),
    charge: (key, amount) => bucketOf(key).charge(amount),
  };
}

/** So many for each key from the first on until the time is up; then as many again. */
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

/** The last used stay longest. */
function keepLast<V>(values: Map<string, V>, key: string, value: V): V {
  values.delete(key);
  values.set(key, value);
  const [oldest] = values.keys();
  if (values.size > MOST_KEYS && oldest !== undefined) values.delete(oldest);
  return value;
}
