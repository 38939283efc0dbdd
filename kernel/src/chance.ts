import { itemAt } from './item-at.ts';
import { sha256, utf8 } from './sha256.ts';

/**
 * The only source of luck. Every outcome is a whole number below a bound, so a match can record its draws and be folded again without a
 * generator.
 */
export interface Chance {
  /** Returns a uniform whole number from 0 to bound - 1. A bound of 1 draws nothing. */
  below(bound: number): number;
}

/** Shuffles in place (Fisher-Yates, from the end). */
export function shuffle<T>(chance: Chance, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const here = items[i];
    const there = items[j];
    if (here === undefined || there === undefined) throw new ChanceMismatch(`${j} is not a whole number below ${i + 1}`);
    items[i] = there;
    items[j] = here;
  }
  return items;
}

export function pick<T>(chance: Chance, items: readonly T[]): T {
  const item = items[chance.below(items.length)];
  if (item === undefined) throw new RangeError(`there is nothing to pick among ${items.length}`);
  return item;
}

/** A fast generator for simulation and search (xoshiro128**); the same seed gives the same game. */
export function seededChance(seed: number | string): Chance {
  const hash = sha256(utf8(`belfry seed ${seed}`));
  const word = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
  let a = word.getInt32(0);
  let b = word.getInt32(4);
  let c = word.getInt32(8);
  let d = word.getInt32(12);
  function next(): number {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = rotate(d, 11);
    return result;
  }
  // One multiplication instead of rejection: the bias is below bound / 2^32.
  return { below: (bound) => (bound <= 1 ? 0 : Math.floor((next() / 0x1_0000_0000) * bound)) };
}

function rotate(x: number, k: number): number {
  return (x << k) | (x >>> (32 - k));
}

/** Replays recorded outcomes; throws when they do not fit. */
export function replayedChance(outcomes: readonly number[]): Chance & { done(): boolean } {
  let at = 0;
  return {
    below(bound) {
      if (bound <= 1) return 0;
      const outcome = outcomes[at++];
      if (outcome === undefined) throw new ChanceMismatch(`the log holds ${outcomes.length} chance outcomes but the rules asked for more`);
      if (!Number.isInteger(outcome) || outcome < 0 || outcome >= bound) {
        throw new ChanceMismatch(`chance outcome ${outcome} is not a whole number below ${bound}`);
      }
      return outcome;
    },
    done: () => at === outcomes.length,
  };
}

export class ChanceMismatch extends Error {}

/** Records every outcome drawn from the source. */
export function recordedChance(source: Chance, outcomes: number[]): Chance {
  return {
    below(bound) {
      if (bound <= 1) return 0;
      const outcome = source.below(bound);
      outcomes.push(outcome);
      return outcome;
    },
  };
}

/**
 * The chance of a real match: a stream keyed by the match's secret and the number of the entry, so that a restarted server needs no stream
 * position and anyone with the secret can verify every outcome. Exactly uniform (rejection sampling).
 */
export function keyedChance(key: string, seq: number): Chance {
  let block: readonly number[] = [];
  let at = 0;
  let counter = 0;
  function word(): number {
    if (at === block.length) {
      block = words(sha256(utf8(`belfry chance ${key} ${seq} ${counter++}`)));
      at = 0;
    }
    return itemAt(block, at++);
  }
  return {
    below(bound) {
      if (bound <= 1) return 0;
      const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
      let value = word();
      while (value >= limit) value = word();
      return value % bound;
    },
  };
}

/** Returns the hash published when the match starts; the key itself follows when it has ended. */
export function keyHash(key: string): string {
  return hex(sha256(utf8(`belfry key ${key}`)));
}

function words(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(i * 4));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
