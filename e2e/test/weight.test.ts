import { games } from '@belfry/games';
import { describe, expect, it } from 'vitest';
import { sampled } from '../src/sampled.ts';
import { openServerSession } from '../src/test-server.ts';
import { countReceived, type Received } from '../src/wire.ts';

const KB = 1024;
const CODE = new Set(['Script', 'Stylesheet', 'Document']);

/** The chunks of a package's entry: for a game, its rules. */
const RULES = /\/src-[^/]+\.js$/;

const weigh = (received: readonly Received[], what: (each: Received) => boolean): number =>
  received.filter(what).reduce((sum, { bytes }) => sum + bytes, 0);

describe('what the browser is sent by a server', () => {
  const at = openServerSession();

  it('for the home page: at most 130 kB of code and 60 kB of fonts, all text compressed, nothing asked twice', async () => {
    const page = await at.visit('/mark.svg');
    const received = await countReceived(page);
    await page.goto(at.site.url);
    await page.locator('.game-cards').waitFor();
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

  it("a board's own part is at most 60 kB: all that its table alone is sent, the rules aside", async () => {
    const sent = new Map<string, readonly Received[]>();
    for (const { id } of sampled(games, 0)) {
      const page = await at.visit('/mark.svg');
      const received = await countReceived(page);
      await page.goto(`${at.site.url}/game/${id}`);
      await page.locator('[data-start]').click();
      await page.locator('.table').waitFor();
      sent.set(id, received());
    }
    for (const [id, received] of sent) {
      const others = new Set([...sent].flatMap(([other, parts]) => (other === id ? [] : parts.map(({ path }) => path))));
      const own = weigh(received, ({ kind, path }) => CODE.has(kind) && kind !== 'Document' && !others.has(path) && !RULES.test(path));
      const [code, all] = [weigh(received, ({ kind }) => CODE.has(kind)), weigh(received, () => true)];
      process.stdout.write(
        `${id}: ${(own / KB).toFixed(1)} kB for its board; a first visit to its table ${(code / KB).toFixed(0)} kB of code, ${(all / KB).toFixed(0)} kB in all\n`,
      );
      expect(own).toBeGreaterThan(KB);
      expect(own).toBeLessThan(60 * KB);
    }
  });
});
