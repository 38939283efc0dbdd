import { describe, expect, it } from 'vitest';
import { playOn } from '../src/play.ts';
import { openServerTable } from '../src/server-table.ts';
import { openServerSession } from '../src/test-server.ts';

describe('game review of a match on a server', () => {
  const at = openServerSession();

  it('runs on the device after the match and offers its mistakes as puzzles', async () => {
    const page = await at.visit('/');
    const table = await openServerTable(page, at.site.url, 'citadels', 2);
    await page.goto(`${at.site.url}/mirror/table/${table}`);
    await page.locator('.mirror-page').waitFor();
    expect(await page.locator('[data-mirror="begin"]').count()).toBe(0);
    await page.goto(`${at.site.url}/table/${table}`);
    await playOn(page, { mouse: 0 });
    await page.goto(`${at.site.url}/mirror/table/${table}`);
    await page.locator('[data-mirror="begin"]').click();
    const began = performance.now();
    await page.locator('[data-mirror="there"]').waitFor({ timeout: 900_000 });
    const seconds = Math.round((performance.now() - began) / 1000);
    const moments = await page.locator('.mirror-moments > li').count();
    process.stdout.write(`a match of Citadels on a server: ${moments} moments after ${seconds} s in the browser\n`);
    expect(moments).toBeLessThanOrEqual(5);
    await page.locator('.mirror-moments a').first().click();
    await page.locator('[data-puzzle="asked"]').waitFor();
  });
});
