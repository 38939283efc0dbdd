import { games } from '@belfry/games';
import { expect, it } from 'vitest';
import { DOORSTEP, playedOut, sitDown } from '../src/position.ts';
import { openTestSession } from '../src/test-session.ts';

/** How long to watch bots play, in milliseconds. */
const WATCHED = 15_000;
/** A frame at sixty per second, in milliseconds. */
const FRAME = 1000 / 60;

const at = openTestSession();

/**
 * Pieces travel at sixty frames a second. The test limits the main thread's work per frame, which must fit into one; it also prints the
 * frames by the clock, but those include other work on the machine, and a browser that paints without a graphics card.
 */
it.each(games.map((game) => [game.id, game] as const))(
  'while pieces of %s travel a frame takes less than a sixtieth of a second',
  async (id, game) => {
    const page = await at.visit(DOORSTEP, { painted: true, settings: { pace: 'quick', motion: 'slow' } });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const whole = playedOut(game, Math.min(4, game.players.max));
    const { entries } = whole.log;
    const begins = entries.findIndex((entry, seq) => seq > entries.length / 3 && entry.seat !== 0);
    await sitDown(page, { ...whole, log: { ...whole.log, entries: entries.slice(0, begins) } });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const spent = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    };
    const before = await spent();
    const frames = await page.evaluate(watchFlights, WATCHED);
    const work = ((await spent()) - before) / frames.all;
    frames.flying.sort((one, other) => one - other);
    const half = frames.flying[Math.floor(frames.flying.length / 2)] ?? Number.POSITIVE_INFINITY;
    process.stdout.write(
      `${id}: ${frames.flying.length} frames with pieces on their way, half of them within ${half.toFixed(1)} ms; work for a frame ${work.toFixed(1)} ms (${frames.all} frames in all)\n`,
    );
    expect(frames.flying.length).toBeGreaterThan(10);
    expect(work).toBeLessThan(FRAME);
  },
);

/**
 * Watches every frame for so long and plays lit things so that the bots continue; returns the duration of each frame in which a piece was
 * moving.
 */
async function watchFlights(watched: number): Promise<{ flying: number[]; all: number }> {
  const flying: number[] = [];
  let all = 0;
  let last = performance.now();
  for (const end = last + watched; last < end; all++) {
    const now = await new Promise<number>((drawn) => requestAnimationFrame(drawn));
    if (document.querySelector('.flight') !== null) flying.push(now - last);
    last = now;
    const lit = document.querySelector('[data-action="confirm"]') ?? document.querySelector('[data-state="lit"]');
    if (all % 30 === 0 && document.querySelector('.telling-now') === null) lit?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
  return { flying, all };
}
