import { createHash } from 'node:crypto';
import { type ChargedBuckets, type KeyedBuckets, startKeyedBuckets, startKeyedWindows } from '../base/token-bucket.ts';
import type { LimitNote, Notifier } from './notifier.ts';

/** Rate limits shared by the nodes: each node charges what the others have granted. */
export interface SharedLimits {
  buckets(name: string, perSecond: number, burst: number): KeyedBuckets;
  windows(name: string, most: number, milliseconds: number): KeyedBuckets;
  /** Charges what another node has granted. */
  charge(note: LimitNote): void;
}

/** Keys are hashed and shortened: addresses and logins are long and private. */
const NAME_LENGTH = 16;

/**
 * Starts the limits; `notifier` is null for a single node. Other nodes learn of a charge within a tenth of a second; until then each grants
 * what it has left.
 */
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
