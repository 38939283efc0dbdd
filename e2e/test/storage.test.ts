import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { playOn, settled } from '../src/play.ts';
import { openHelp } from '../src/sheets.ts';
import { setUpTable } from '../src/table-setup.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

describe('a device with little or no storage', () => {
  const at = openTestSession();

  it.each([
    { language: 'en', words: 'This browser does not store anything here' },
    { language: 'nl', words: 'Deze browser slaat hier niets op' },
  ] as const)('a browser that refuses is told before anything is played ($language)', async ({ language, words }) => {
    const page = await at.visit('/style', { language });
    await page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await page.goto(at.site.url);
    await page.locator('[data-play="citadels"]').click();
    await waitUntil(() => page.locator('.game-card .problem').first().textContent()).toContain(words);
    await page.goto(`${at.site.url}/game/citadels`);
    await page.locator('[data-start]').click();
    await waitUntil(() => page.locator('.setup .problem').textContent()).toContain(words);
  });

  it('warns when storage is almost full', async () => {
    const page = await at.visit('/game/citadels');
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: at.site.url, quotaSize: 300_000 });
    await setUpTable(page, { players: 3 });
    await waitUntil(() => page.locator('.reconnecting').textContent()).toContain('Save the table as a file');
    await playOn(page, { steps: 4 });
  });

  it('with full storage nothing is lost, the table can be saved as a file, and saving resumes when there is space', async () => {
    const page = await at.visit('/game/citadels');
    await page.context().route('**/worker-*.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `(${obeyTheTest})();${await answer.text()}` });
    });
    const fill = (isFull: boolean) => page.evaluate((full) => new BroadcastChannel('room').postMessage(full), isFull);
    await setUpTable(page, { players: 3 });
    await playOn(page, { steps: 4 });
    const { seq } = await settled(page);
    await fill(true);
    await stageMove(page);
    await page.locator('[data-action="confirm"]').click();
    await waitUntil(() => page.locator('.refusal-notice').textContent()).toContain('This device could not save the move');
    expect((await settled(page)).seq).toBe(seq);
    await openHelp(page);
    const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save-file]').click()]);
    expect((await readFile(await saved.path(), 'utf8')).trim().split('\n').length).toBeGreaterThanOrEqual(seq);
    await page.keyboard.press('Escape');
    await fill(false);
    await playOn(page, { steps: 3 });
    const after = await settled(page);
    expect(after.seq).toBeGreaterThan(seq);
    await page.reload();
    expect((await settled(page)).view).toEqual(after.view);
  });

  it('the open table survives when the browser clears its storage', async () => {
    const page = await at.visit('/game/citadels');
    await setUpTable(page, { players: 3 });
    await playOn(page, { steps: 4 });
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: at.site.url, storageTypes: 'indexeddb' });
    // Real time: the data is gone a little later than the browser says, and a query at that moment may never be answered.
    await waitUntil(() => page.evaluate(() => Promise.race([indexedDB.databases(), new Promise((late) => setTimeout(late, 500))]))).toEqual(
      [],
    );
    await playOn(page, { steps: 3 });
    const before = await settled(page);
    await page.reload();
    expect((await settled(page)).view).toEqual(before.view);
  });

  /** Clicks until a move is staged. */
  async function stageMove(page: Page): Promise<void> {
    for (let now = await settled(page); now.staged === null; now = await settled(page))
      await page.locator(`[data-thing="${now.lit[0]}"][data-state="lit"]`).first().click();
  }
});

/** Goes into the worker as source: makes the device full whenever the test says so. */
function obeyTheTest(): void {
  const { put } = IDBObjectStore.prototype;
  let isFull = false;
  new BroadcastChannel('room').onmessage = ({ data }) => {
    isFull = data === true;
  };
  IDBObjectStore.prototype.put = function (...given) {
    if (isFull) throw new DOMException('no room left', 'QuotaExceededError');
    return put.apply(this, given);
  };
}
