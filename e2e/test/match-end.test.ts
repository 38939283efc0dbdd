import { games } from '@belfry/games';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { expectLitIsLegal, readTable, settled } from '../src/play.ts';
import { sampled } from '../src/sampled.ts';
import { setUpTable } from '../src/table-setup.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-state'));

/** Presses the arrow key so many times, starting without focus. */
async function walk(page: Page, steps: number): Promise<void> {
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
  for (let step = 0; step < steps; step++) await page.keyboard.press(step % 3 === 2 ? 'ArrowDown' : 'ArrowRight');
}

const at = openTestSession();

describe('without a seat', () => {
  it('a spectator of bots can choose nothing', async () => {
    const page = await at.visit('/game/citadels?way=watch');
    await setUpTable(page, { players: 2, way: 'watch' });
    await waitUntil(async () => (await readTable(page))?.seq ?? 0).toBeGreaterThan(10);
    const now = await readTable(page);
    if (now === null) throw new Error('there is no table');
    expectLitIsLegal(now);
    expect(now.viewer).toBe('spectator');
  });
});

describe('other ways to play', () => {
  const ids = games.map(({ id }) => id);

  it.each(sampled(ids, 0, 4))('%s by keyboard alone', async (id) => {
    const page = await at.visit('/');
    await page.locator(`[data-play="${id}"]`).focus();
    await page.keyboard.press('Enter');
    let chosen = 0;
    for (let step = 0; step < 60 && chosen < 4; step++) {
      // Leave a move that opens a window.
      if ((await page.locator('[role="dialog"]').count()) > 0) await page.keyboard.press('Escape');
      const now = await settled(page);
      expectLitIsLegal(now);
      if (now.staged !== null) {
        await page.keyboard.press('c');
        await page.waitForFunction((seq) => document.querySelector('.table')?.getAttribute('data-seq') !== String(seq), now.seq);
        chosen++;
        continue;
      }
      const before = now.picks.length;
      // Another of the lit things at every step; one that leads to a button of the bar is left for the first of them.
      await walk(page, 1 + (step % now.lit.length));
      if ((await focused(page)) !== 'lit') await walk(page, 1);
      expect(await focused(page)).toBe('lit');
      await page.keyboard.press('Enter');
      await waitUntil(async () => (await readTable(page))?.picks.length).toBe(before + 1);
    }
    expect(chosen).toBe(4);
    await page.keyboard.press('?');
    await page.locator('.key-list').waitFor();
  });

  it.each(sampled(ids, 1, 4))('%s in words: the table as text, and a command line over the notation', async (id) => {
    const page = await at.visit('/', { settings: { textTable: true } });
    await page.locator(`[data-play="${id}"]`).click();
    for (let step = 0; step < 3; step++) {
      const now = await settled(page);
      await page.locator('.command-line input').fill(now.moves[0] ?? '');
      await page.keyboard.press('Enter');
      await page.waitForFunction((seq) => document.querySelector('.table')?.getAttribute('data-seq') !== String(seq), now.seq);
    }
    await settled(page);
    await page.locator('.command-line input').fill('build nowhere');
    await page.keyboard.press('Enter');
    await waitUntil(() => page.locator('.problem').first().textContent()).toContain('nowhere');
  });
});
