import { createHash } from 'node:crypto';
import { type ChargedBuckets, type KeyedBuckets, startKeyedBuckets, startKeyedWindows } from '../base/token-bucket.ts';
import type { LimitNote, Notifier } from './notifier.ts';

/** Rate limits that the nodes count together: each charges itself what the others have let somebody take. */
export interface SharedLimits {
  buckets(name: string, perSecond: number, burst: number): KeyedBuckets;
  windows(name: string, most: number, milliseconds: number): KeyedBuckets;
  /** Another node has let somebody take so much. */
  charge(note: LimitNote): void;
}

/** Addresses and logins are long, and nobody else's to read. */
const NAME_LENGTH = 16;

/** `notifier` is null where there is only one node. What is taken is told within a tenth of a second; until then each node lets take what it has. */
export function startSharedLimits(notifier: Pick<Notifier, 'notify'> | null): SharedLimits {
  const limits = new Map<string, ChargedBuckets>();

  function share(limit: string, own: ChargedBuckets): KeyedBuckets {
    if (notifier === null) return own;
    limits.set(limit, own);
    return {
      take(key, amount = 1) {
        const subject = createHash('sha256').update(key).digest('base64url').slice(0, NAME_LENGTH);
        if (!own.take(subject, amount)) return false;
        notifier.notify({ what: 'taken', limit, subject, amount }, 'later');
        return true;
      },
    };
  }

  return {
    buckets: (name, perSecond, burst) => share(name, startKeyedBuckets(perSecond, burst)),
    windows: (name, most, milliseconds) => share(name, startKeyedWindows(most, milliseconds)),
    charge: ({ limit, subject, amount }) => limits.get(limit)?.charge(subject, amount),
  };
}
