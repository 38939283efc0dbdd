import { expect, it } from 'vitest';
import { playOn, settled } from '../src/play.ts';
import { setting } from '../src/setting.ts';
import { setUpTable } from '../src/table-setup.ts';

const at = setting();
const TURNS = 8;

it.each(['citadels', 'fortuna', 'bruges', 'nuremberg'])(
  '%s: three Masters think in their worker, and the page never stalls for 50 ms',
  async (game) => {
    const page = await at.visit(`/game/${game}`);
    await page.getByRole('radio', { name: 'Master', exact: true }).check();
    await setUpTable(page, { players: 4 });
    await settled(page);
    await page.evaluate(() => {
      const stalls: number[] = [];
      new PerformanceObserver((list) => stalls.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
      Object.assign(window, { stalls, began: performance.now() });
    });
    const before = (await settled(page)).seq;
    // Only what is lit is clicked; between the clicks the Masters move.
    await playOn(page, { steps: TURNS * 2, mouse: 1000 });
    const after = (await settled(page)).seq;
    const { stalls, took } = await page.evaluate(() => {
      const { stalls: all, began } = window as unknown as { stalls: number[]; began: number };
      return { stalls: all, took: performance.now() - began };
    });
    const longest = Math.max(0, ...stalls);
    process.stdout.write(
      `${game} with three Masters: ${after - before} moves in ${(took / 1000).toFixed(1)} s, ${stalls.length} long tasks, the longest ${longest.toFixed(0)} ms\n`,
    );
    expect(after - before).toBeGreaterThan(TURNS);
    expect(stalls.filter((ms) => ms > 50)).toEqual([]);
  },
);
