import type { Page } from '@playwright/test';

/** Resolves when all animations in progress have ended, except endless ones. */
export function motionEnds(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // Hover effects begin with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
