import type { Page } from '@playwright/test';

/** Resolves when everything that began to move has arrived; what moves without end is not waited for. */
export function motionEnds(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // What the pointer sets off begins with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
