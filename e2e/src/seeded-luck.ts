import type { BrowserContext } from '@playwright/test';
import { expect } from 'vitest';

/** How many visitors each test has had. */
const visitors = new Map<string, number>();

/**
 * Makes what a visitor's first page draws by lot, such as the key of a match, follow from the test's name, so that a failure repeats.
 * `BELFRY_SEED` gives other draws.
 */
export async function seedLuck(context: BrowserContext): Promise<void> {
  const { currentTestName: test = '', testPath = '' } = expect.getState();
  const name = `${testPath.slice(testPath.lastIndexOf('/') + 1)} ${test}`;
  const visitor = visitors.get(name) ?? 0;
  visitors.set(name, visitor + 1);
  await context.addInitScript(drawFrom, `${process.env.BELFRY_SEED ?? 'belfry'} ${name} ${visitor}`);
}

/** Runs in the page. Later pages draw as usual: requests of two tabs must not have the same IDs. */
function drawFrom(seed: string): void {
  // A browser's own page, about a line that is lost, has no storage.
  if (origin === 'null' || localStorage.getItem('belfry.test.drawn') !== null) return;
  localStorage.setItem('belfry.test.drawn', seed);
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const digit = (): string => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed >>> 28).toString(16);
  };
  const digits = (count: number): string => Array.from({ length: count }, digit).join('');
  crypto.randomUUID = () => `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}` as ReturnType<Crypto['randomUUID']>;
}
