import { startTokenBucket, type TokenBucket } from '../socket/token-bucket.ts';

/** Ten tries for one login, and one more every half minute, from however many addresses they come. */
const BURST = 10;
const PER_SECOND = 1 / 30;
const MOST_LOGINS = 10_000;

export interface Tries {
  take(login: string): boolean;
}

export function startTries(): Tries {
  const buckets = new Map<string, TokenBucket>();
  return {
    take(login) {
      const bucket = buckets.get(login) ?? startTokenBucket(PER_SECOND, BURST);
      // The last used stays longest.
      buckets.delete(login);
      buckets.set(login, bucket);
      const [oldest] = buckets.keys();
      if (buckets.size > MOST_LOGINS && oldest !== undefined) buckets.delete(oldest);
      return bucket.take();
    },
  };
}
