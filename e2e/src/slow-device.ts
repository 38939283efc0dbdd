import type { Browser } from '@playwright/test';

/** Milliseconds of one cycle in which the pages of a browser are paused and run. */
const PERIOD = 40;

/**
 * Slows the pages of a browser and their workers by letting them run only one part in `times` of the time; Chromium's throttling slows only
 * a page's main thread. Returns a function that ends it and returns the share of time they ran.
 */
export async function slowDown(browser: Browser, times: number): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  let renderers: number[] = [];
  const look = async (): Promise<void> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    renderers = processInfo.flatMap(({ type, id }) => (type === 'renderer' ? [id] : []));
  };
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    for (const id of renderers) {
      try {
        process.kill(id, name);
      } catch {
        // It has ended in the meantime.
      }
    }
  };
  await look();
  const began = performance.now();
  let ran = 0;
  let ends = false;
  const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
  const cycle = (async () => {
    while (!ends) {
      const from = performance.now();
      await pause(PERIOD / times);
      ran += performance.now() - from;
      signal('SIGSTOP');
      await pause((performance.now() - from) * (times - 1));
      signal('SIGCONT');
    }
  })();
  return async () => {
    ends = true;
    await cycle;
    await session.detach();
    return ran / (performance.now() - began);
  };
}
