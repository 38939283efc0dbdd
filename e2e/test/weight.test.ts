import { games } from '@belfry/games';
import { describe, expect, it } from 'vitest';
import { sampled } from '../src/sampled.ts';
import { serverSetting } from '../src/server-house.ts';
import { countReceived, type Received } from '../src/wire.ts';

const KB = 1024;
const CODE = new Set(['Script', 'Stylesheet', 'Document']);

const weigh = (received: readonly Received[], what: (each: Received) => boolean): number =>
  received.filter(what).reduce((sum, { bytes }) => sum + bytes, 0);

describe('what the browser is sent by a server', () => {
  const at = serverSetting();

  it('for the home page: at most 130 kB of code and 60 kB of fonts, all text compressed, nothing asked twice', async () => {
    const page = await at.visit('/mark.svg');
    const received = await countReceived(page);
    await page.goto(at.house.url);
    await page.locator('.doors').waitFor();
    await page.waitForLoadState('networkidle');
    const code = weigh(received(), ({ kind }) => CODE.has(kind));
    const fonts = weigh(received(), ({ kind }) => kind === 'Font');
    process.stdout.write(`home page: ${(code / KB).toFixed(1)} kB of code, ${(fonts / KB).toFixed(1)} kB of fonts\n`);
    expect(code).toBeGreaterThan(10 * KB);
    expect(code).toBeLessThan(130 * KB);
    expect(fonts).toBeGreaterThan(KB);
    expect(fonts).toBeLessThan(60 * KB);
    const loose = received().filter(({ kind, bytes, encoding }) => CODE.has(kind) && bytes > 2 * KB && encoding !== 'br');
    expect(loose).toEqual([]);
    const paths = received().map(({ path }) => path);
    expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([]);
  });

  it.each(sampled(games, 0).map(({ id }) => id))("%s: a board's own part is at most 60 kB", async (id) => {
    const page = await at.visit('/mark.svg');
    const received = await countReceived(page);
    await page.goto(`${at.house.url}/game/${id}`);
    await page.locator('[data-start]').click();
    await page.locator('.table').waitFor();
    const board = weigh(received(), ({ path }) => /\/board-[^/]+\.(js|css)$/.test(path));
    process.stdout.write(`${id}: ${(board / KB).toFixed(1)} kB for its board\n`);
    expect(board).toBeGreaterThan(KB);
    expect(board).toBeLessThan(60 * KB);
  });
});
