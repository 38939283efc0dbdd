import { expect } from 'vitest';

/** What must become true within ten seconds. */
export const soon = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 10_000, interval: 40 });
