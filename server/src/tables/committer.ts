import { type Appending, startAppending } from '../store/append-entries.ts';
import type { Store } from '../store/store.ts';

interface Waiting {
  readonly item: Appending;
  resolve(won: boolean): void;
  reject(error: unknown): void;
}

export interface Committer {
  /** Resolves with true when the entry is stored; false if another entry took its place (or the same request was stored before). */
  commit(item: Appending): Promise<boolean>;
  /** Resolves when no commit is pending. */
  idle(): Promise<void>;
}

/** A larger batch would delay the entries that arrive meanwhile. */
const MOST_TOGETHER = 500;

/**
 * Bounds of the time from the start of a commit to the start of the next one, in between twice as long as the last one took: a commit costs
 * as much as several entries (`belfry bench server`), and when several nodes make the database busy, fewer and larger commits relieve it.
 */
const APART_MS = 4;
const MOST_APART_MS = 25;

/**
 * Starts group commits: entries that arrive during or right after a commit go into the next one, so the share of commits falls as the rate
 * of moves rises. A single entry is committed at once.
 */
export function startCommitter(store: Store, onGroup: (size: number, milliseconds: number) => void): Committer {
  const append = startAppending(store);
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;
  let last = 0;
  let took = 0;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      await gather(last + Math.min(Math.max(APART_MS, 2 * took), MOST_APART_MS) - performance.now());
      const group = waiting.slice(0, MOST_TOGETHER);
      waiting = waiting.slice(group.length);
      last = performance.now();
      try {
        const won = await append(group.map(({ item }) => item));
        took = performance.now() - last;
        onGroup(group.length, took);
        for (const { item, resolve } of group) resolve(won.has(item.table));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    running = null;
  }

  return {
    commit: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        running ??= run();
      }),
    async idle() {
      while (running !== null) await running;
    },
  };
}

/** Resolves after the time has passed and all frames received until then have been handled. */
function gather(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds >= 1) setTimeout(resolve, milliseconds);
    else setImmediate(resolve);
  });
}
