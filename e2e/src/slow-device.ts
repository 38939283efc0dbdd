import type { Browser } from '@playwright/test';

/** How long the pages of a browser stand still and run, in turn. */
const PERIOD = 40;

/**
 * Lets the pages of a browser, their workers too, run for one part in so many of the time, as on a device so many times slower; the throttling of Chromium slows a
 * page's own thread only. Gives a function that ends it and tells what part of the time they ran.
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
