import { expect } from 'vitest';

/** Polls for something that must become true within half a minute (a busy machine is slow), or within so many milliseconds. */
export const waitUntil = <T>(look: () => T | Promise<T>, timeout = 30_000) => expect.poll(look, { timeout, interval: 40 });
