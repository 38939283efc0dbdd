import { describe, expect, it } from 'vitest';
import { findWaits } from '../waits.mjs';

/** @param {string} source @param {string} [name] */
const whats = (source, name = 'server/test/sample.test.ts') => findWaits(name, source).map(({ what }) => what);

const PAUSE = "import { setTimeout as pause } from 'node:timers/promises';\n";
const READ = "expect(await page.locator('p').textContent())";

describe('tests may not', () => {
  /** @type {readonly [string, string, string][]} */
  const REFUSED = [
    ['pause', `${PAUSE}await pause(500);`, 'pauses'],
    ['pause under another name', "import { setTimeout } from 'node:timers/promises';\nawait setTimeout(500);", 'pauses'],
    ['pause by a promise', 'await new Promise((resolve) => setTimeout(resolve, 300));', 'pauses'],
    ['pause by a function of their own', 'const sleep = (n) => new Promise((done) => setTimeout(done, n));\nawait sleep(5);', 'pauses'],
    ['pause in a callback within a loop', `${PAUSE}for (const x of xs) run(async () => { await pause(5); });`, 'pauses'],
    ['pause so many times', `${PAUSE}for (let n = 0; n < 9; n++) { act(n); await pause(20); }`, 'pauses'],
    ['pause for each of some', `${PAUSE}for (const x of xs) { if (x.isNew) act(x); await pause(20); }`, 'pauses'],
    ['pause for ever', `${PAUSE}for (;;) { act(); await pause(20); }`, 'pauses'],
    ['pause until it is late', `${PAUSE}while (Date.now() < end) await pause(20);`, 'pauses'],
    ['pause until an inner loop ends', `${PAUSE}while (true) { for (const x of xs) if (isSo(x)) break; await pause(20); }`, 'pauses'],
    ['race a pause', `${PAUSE}await Promise.race([ended, pause(40_000)]);`, 'pauses'],
    ['let a browser wait', 'await page.waitForTimeout(500);', 'waits for time to pass'],
    ['let a browser wait between two looks', 'while (!there) await page.waitForTimeout(30);', 'waits for time to pass'],
    ['take their own luck', 'const id = Math.random();', 'draws luck that nobody can draw again'],
    ['limit the time a machine takes', 'expect(performance.now() - began).toBeLessThan(5000);', 'limits the time of a machine'],
    ['limit it by the clock', 'expect(Date.now() - began).toBeLessThanOrEqual(5000);', 'limits the time of a machine'],
    ['read a page once', `${READ}.toBe('x');`, 'reads a page once'],
  ];
  it.each(REFUSED)('%s', (_, source, what) => expect(whats(source, 'e2e/test/sample.test.ts')).toEqual([what]));
});

describe('tests may', () => {
  /** @type {readonly [string, string][]} */
  const ALLOWED = [
    ['look again after a pause until it is so', `${PAUSE}while (!(await isSo())) await pause(20);`],
    ['look again so many times', `${PAUSE}for (let n = 0; n < 9 && !isSo(); n++) await pause(20);`],
    ['look again until they leave', `${PAUSE}for (;;) { if (await isSo()) break; await pause(20); }`],
    ['try again until it works', `${PAUSE}for (;;) { try { return await act(); } catch { await pause(20); } }`],
    ['need real time, and say why', `${PAUSE}// Real time: the cookie is valid for a second.\nawait pause(1000);`],
    ['set a time limit for something else', 'const timer = setTimeout(() => child.kill(), 5000);'],
    ['ask what time it is', 'const now = Date.now();'],
    ['say that nothing is there from the beginning', `${READ.replace('textContent', 'count')}.toBe(0);`],
    ['read a page until it is so', "await waitUntil(() => page.locator('p').textContent()).toBe('x');"],
  ];
  it.each(ALLOWED)('%s', (_, source) => expect(whats(source, 'e2e/test/sample.test.ts')).toEqual([]));

  it('read something that is no page once', () => expect(whats(READ)).toEqual([]));
});

it('names the line, and what to do instead', () => {
  expect(findWaits('cli/test/x.test.ts', `${PAUSE}\nawait pause(5);`)).toMatchObject([
    { line: 3, instead: expect.stringContaining('a state') },
  ]);
});
