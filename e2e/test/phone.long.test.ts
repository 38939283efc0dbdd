import { games } from '@belfry/games';
import { expect, it } from 'vitest';
import { PHONE } from '../src/browser.ts';
import { playOn, settled } from '../src/play.ts';
import { slowDown } from '../src/slow-device.ts';
import { setUpTable } from '../src/table-setup.ts';
import { openTestSession } from '../src/test-session.ts';

const at = openTestSession();
/** How much slower than this machine the device is, and how many moves of Masters are timed. */
const TIMES = 4;
const THOUGHTS = 40;
const FEWEST = 10;
/** Milliseconds for nineteen of twenty moves: the budget of 300, plus the time a slow device takes to read the question and start. */
const USUAL = 400;

/** In the worker that hosts the match: measures how long each question to the bot worker takes, until the answer. */
const tellThoughts = (): void => {
  const said = new BroadcastChannel('thoughts');
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, ...sent: [question: { readonly id: number; readonly what: string }]) {
    const asked = performance.now();
    const answered = ({ data }: MessageEvent<{ readonly id: number }>): void => {
      if (data.id !== sent[0].id) return;
      this.removeEventListener('message', answered);
      said.postMessage(performance.now() - asked);
    };
    if (sent[0].what === 'think') this.addEventListener('message', answered);
    send.apply(this, sent);
  };
};

/** In the page: records these times as performance measures. */
const keepThoughts = (): void => {
  new BroadcastChannel('thoughts').onmessage = ({ data }: MessageEvent<number>) =>
    performance.measure('thought', { start: 0, duration: data });
};

it.each(games.filter(({ evaluation }) => evaluation !== undefined).map(({ id }) => id))(
  '%s: a Master on a phone four times slower than a desk answers in time',
  async (id) => {
    const page = await at.visit('/', { size: PHONE });
    await page.context().route('**/worker-*.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `(${tellThoughts})();${await answer.text()}` });
    });
    await page.addInitScript(keepThoughts);
    await page.goto(`${at.site.url}/game/${id}`);
    await page.getByRole('radio', { name: 'Master', exact: true }).check();
    await setUpTable(page, { players: 4 });
    await settled(page);
    const restore = await slowDown(at.browser, TIMES);
    let times: number[] = [];
    for (let stretch = 0; times.length < THOUGHTS && stretch < 30; stretch++) {
      await playOn(page, { steps: 4, mouse: 1000, seed: stretch });
      times = await page.evaluate(() => performance.getEntriesByName('thought').map(({ duration }) => duration));
    }
    const share = await restore();
    times.sort((one, other) => one - other);
    const part = (of: number): number => times[Math.ceil(times.length * of) - 1] ?? Number.POSITIVE_INFINITY;
    process.stdout.write(
      `${id}: ${times.length} thoughts, running ${(100 * share).toFixed(0)} % of the time: p50 ${part(0.5).toFixed(0)} ms, p95 ${part(0.95).toFixed(0)} ms, max ${part(1).toFixed(0)} ms\n`,
    );
    expect(times.length).toBeGreaterThan(FEWEST);
    expect(part(0.95)).toBeLessThan(USUAL);
  },
  300_000,
);
