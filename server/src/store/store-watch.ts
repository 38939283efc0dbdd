import { setTimeout as sleep } from 'node:timers/promises';

/** Knows whether the store can be used. It asks only when there is reason to. */
export interface StoreWatch {
  /** Something went wrong with the store, or takes long. */
  suspect(): void;
  /** Nothing can be stored just now. */
  isAway(): boolean;
  close(): Promise<void>;
}

export interface StoreNews {
  /** It does not answer. */
  away(error: unknown): void;
  /** It still does not; told every now and then. */
  stillAway(): void;
  /** It answers (again). What was asked of it meanwhile may have been done or not, and what others did may have been missed. */
  back(awayMs: number): void;
}

const ASK_AGAIN_MS = 250;
const REMIND_MS = 2000;

export function startStoreWatch(check: () => Promise<void>, news: StoreNews): StoreWatch {
  let isAway = false;
  let closed = false;
  let watching: Promise<void> | null = null;

  async function watch(): Promise<void> {
    const began = performance.now();
    let told = began;
    while (!closed) {
      try {
        await check();
        break;
      } catch (error) {
        if (!isAway) {
          isAway = true;
          news.away(error);
        } else if (performance.now() - told > REMIND_MS) {
          told = performance.now();
          news.stillAway();
        }
        await sleep(ASK_AGAIN_MS);
      }
    }
    watching = null;
    const awayMs = isAway ? performance.now() - began : 0;
    isAway = false;
    if (!closed) news.back(awayMs);
  }

  return {
    suspect() {
      if (!closed) watching ??= watch();
    },
    isAway: () => isAway,
    async close() {
      closed = true;
      await watching;
    },
  };
}
