import type { CDPSession, Page } from '@playwright/test';

/** Two pictures are so far apart, in milliseconds of the page's time. */
export const STEP = 50;

/**
 * Takes pictures in the page's own time, which passes only from one picture to the next: a busy machine takes longer, and shows the same.
 * Timers, `requestAnimationFrame` and animations all go by that time; workers do not.
 */
export class Film {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  /** Stops the time of a page. Its clock must have been installed before it was opened. */
  static async of(page: Page): Promise<Film> {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const film = new Film(page, await page.context().newCDPSession(page));
    await film.pass();
    return film;
  }

  /** Lets the time of one picture pass. */
  async pass(): Promise<void> {
    await this.#page.clock.runFor(STEP);
    await this.#page.evaluate(advance, STEP);
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.#session.send('Page.captureScreenshot', { format: 'jpeg', quality: 95, optimizeForSpeed: true });
    return Buffer.from(data, 'base64');
  }
}

/** Moves every animation on by this time; a new one starts. Runs in the page. */
function advance(by: number): void {
  window.filmed ??= new WeakMap();
  for (const animation of document.getAnimations()) {
    const before = window.filmed.get(animation);
    if (before === undefined && animation.playState === 'finished') continue;
    const now = before === undefined ? 0 : before + by;
    window.filmed.set(animation, now);
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    if (now >= end) animation.finish();
    else {
      animation.pause();
      animation.currentTime = now;
    }
  }
}
