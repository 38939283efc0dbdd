import { describe, expect, it } from 'vitest';
import { audit } from '../src/audit.ts';
import { PHONE } from '../src/browser.ts';
import { playOn, settled } from '../src/play.ts';
import { IN_FULL, sampled } from '../src/sampled.ts';
import { openSettings } from '../src/sheets.ts';
import { setUpTable } from '../src/table-setup.ts';
import { openServerSession } from '../src/test-server.ts';

describe.each(['day', 'night'] as const)('every screen by %s', (theme) => {
  const at = openServerSession();
  const turn = theme === 'day' ? 0 : 1;
  /** Every second screen by day, the others by night. */
  const here = (place: number) => sampled([theme], turn + place);

  it.each(
    sampled(
      [
        ['/', '.game-cards'],
        ['/game/citadels?way=screen', '[data-start]'],
        ['/game/citadels?way=friends', '[data-start]'],
        ['/you', '.you-card'],
        // The guide's tests cover the rules.
        ...(IN_FULL ? [['/rules/citadels', '.clause'] as const] : []),
        ['/style', '.style-row'],
        ['/nowhere', '.middle'],
      ] as const,
      turn,
    ),
  )('%s is clean for axe', async (address, sign) => {
    const page = await at.visit(address, { theme });
    await page.locator(sign).first().waitFor();
    expect(await audit(page)).toEqual([]);
  });

  it.each(here(0))('by %s the table passes axe: drafting, choosing, staged, as text, with settings open', async () => {
    const page = await at.visit('/game/citadels', { theme, ...(theme === 'night' ? { size: PHONE, language: 'nl' } : {}) });
    await setUpTable(page, { players: 2 });
    await settled(page);
    await page.locator('[data-action="hint"]').click();
    await page.locator('.hint-row').first().waitFor();
    expect(await audit(page)).toEqual([]);
    await playOn(page, { steps: 9 });
    const now = await settled(page);
    if (now.staged === null) await page.locator('[data-state="lit"]').first().click();
    expect(await audit(page)).toEqual([]);
    await openSettings(page);
    expect(await audit(page)).toEqual([]);
    await page.locator('dialog [data-setting="textTable"]').check();
    await page.locator('dialog .button-icon').click();
    await page.locator('.text-table').waitFor();
    expect(await audit(page)).toEqual([]);
  });

  it.each(here(1))('by %s the lobby passes axe', async () => {
    const page = await at.visit('/game/fortuna?way=friends', { theme, ...(theme === 'night' ? { size: PHONE } : {}) });
    await page.locator('[data-start]').click();
    await page.locator('[data-add-bot]').first().click();
    await page.locator('[data-seat-card="1"] .seat-card-buttons .button-quiet').first().waitFor();
    expect(await audit(page)).toEqual([]);
  });
});

describe('text at twice its size', () => {
  const at = openServerSession();

  it('makes no page wider than a phone’s screen', async () => {
    const page = await at.visit('/', { size: PHONE, settings: { textSize: '2' } });
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    for (const [address, sign] of [
      ['/', '.my-tables'],
      ['/you', '.you-card'],
      ['/game/bruges?way=friends', '[data-start]'],
      ['/rules/citadels', '.clause'],
    ] as const) {
      await page.goto(at.site.url + address);
      await page.locator(sign).first().waitFor();
      expect(await fits(), address).toBeLessThanOrEqual(0);
    }
    await page.goto(at.site.url);
    await page.locator('[data-learn="citadels"]').click();
    await page.locator('[data-finale]').click();
    // On narrow screens the coach is a tab.
    await page.locator('.hint-tab').click();
    await page.locator('.hint-row').first().waitFor();
    expect(await fits()).toBeLessThanOrEqual(0);
    await page.locator('.hint > .button-icon').click();
    // Little of the board is visible: the scroll button may cover lit things until the player scrolls.
    await playOn(page, { steps: 4, mouse: 0 });
    expect(await fits()).toBeLessThanOrEqual(0);
  });
});
