import { type Appending, startAppending } from '../store/entries.ts';
import type { Store } from '../store/store.ts';

interface Waiting {
  readonly item: Appending;
  resolve(won: boolean): void;
  reject(error: unknown): void;
}

export interface Committer {
  /** True when the entry is safely stored; false when another entry took its place (or the same request was stored before). */
  commit(item: Appending): Promise<boolean>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** A group so large would keep those who come meanwhile waiting. */
const MOST_TOGETHER = 500;

/** Commits in groups: what comes while a commit is under way goes into the next one, so the faster the moves the fewer the commits. */
export function startCommitter(store: Store, onGroup: (size: number, milliseconds: number) => void): Committer {
  const append = startAppending(store);
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    // All frames that have already arrived are handled before this continues.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const group = waiting.slice(0, MOST_TOGETHER);
      waiting = waiting.slice(group.length);
      const began = performance.now();
      try {
        const won = await append(group.map(({ item }) => item));
        onGroup(group.length, performance.now() - began);
        for (const { item, resolve } of group) resolve(won.has(item.table));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
      if (waiting.length > 0) await new Promise((resolve) => setImmediate(resolve));
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
