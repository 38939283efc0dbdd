import { expect } from 'vitest';

/** What must become true within ten seconds, or within so many milliseconds. */
export const soon = <T>(look: () => T | Promise<T>, timeout = 10_000) => expect.poll(look, { timeout, interval: 40 });
