import { findGame, games } from '@belfry/games';
import type { Browser, Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { playOn, settled } from '../src/play.ts';
import { sampled } from '../src/sampled.ts';
import { setUpTable } from '../src/table-setup.ts';
import { openTestSession } from '../src/test-session.ts';

const at = openTestSession();
/** Clicks of a stretch, and the least number of moves to watch. */
const CLICKS = 5;
const MOVES = 6;
/**
 * Limits in milliseconds: all but one task in a hundred are shorter than the first, and at most one comes near the time a Master thinks.
 * That one may be a pause of the browser itself; a Master that thought on the page would cause one for nearly every move.
 */
const SHORT = 50;
const THOUGHT = 200;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
  /** Microseconds of wall-clock time, and of processor time. */
  readonly dur?: number;
  readonly tdur?: number;
}

/**
 * Returns the processor time in milliseconds of each task of the page's main thread during `act`. Wall-clock time would include other work
 * on the machine.
 */
async function tasksDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  await act();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid, tdur }) => name.endsWith('RunTask') && tdur !== undefined && main.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
}

it.each(
  sampled(games, 2, 4)
    .filter(({ evaluation }) => evaluation !== undefined)
    .map(({ id }) => id),
)('%s: three Masters think in their worker, and the page does not stall', async (id) => {
  const page = await at.visit(`/game/${id}`);
  await page.getByRole('radio', { name: 'Master', exact: true }).check();
  await setUpTable(page, { players: Math.min(4, findGame(id).players.max) });
  const tasks: number[] = [];
  const before = (await settled(page)).seq;
  let seq = before;
  for (let stretch = 0; seq < before + MOVES; stretch++) {
    const during = await tasksDuring(at.browser, page, async () => {
      await playOn(page, { steps: CLICKS, mouse: 1000, seed: stretch });
      seq = (await settled(page)).seq;
    });
    tasks.push(...during);
  }
  tasks.sort((one, other) => one - other);
  const most = tasks[Math.ceil(tasks.length * 0.99) - 1] ?? Number.POSITIVE_INFINITY;
  const longest = tasks.at(-1) ?? Number.POSITIVE_INFINITY;
  process.stdout.write(
    `${id}: ${seq - before} moves with three Masters, ${tasks.length} tasks of the page, 99 % within ${most.toFixed(0)} ms, the longest ${longest.toFixed(0)} ms\n`,
  );
  expect(tasks.length).toBeGreaterThan(100);
  expect(most).toBeLessThan(SHORT);
  expect(tasks.filter((task) => task >= THOUGHT).length).toBeLessThanOrEqual(1);
});
