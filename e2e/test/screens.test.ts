import { describe, expect, it } from 'vitest';
import { audit } from '../src/audit.ts';
import { PHONE } from '../src/browser.ts';
import { playOn, settled } from '../src/play.ts';
import { setting } from '../src/setting.ts';

describe.each(['day', 'night'] as const)('every screen by %s', (theme) => {
  const at = setting();

  it.each([
    ['/', '.doors'],
    ['/game/citadels?way=screen', '[data-start]'],
    ['/game/citadels?way=friends', '.setup, .game-words p'],
    ['/rules/citadels', '.clause'],
    ['/style', '.style-row'],
    ['/nowhere', '.middle'],
  ])('%s is clean for axe', async (address, sign) => {
    const page = await at.visit(address, { theme });
    await page.locator(sign).first().waitFor();
    expect(await audit(page)).toEqual([]);
  });

  it('the table is clean for axe: drafting, choosing, staged, in words, with settings open', async () => {
    const page = await at.visit('/', { theme, ...(theme === 'night' ? { size: PHONE, language: 'nl' } : {}) });
    await page.locator('[data-play="citadels"]').click();
    await settled(page);
    expect(await audit(page)).toEqual([]);
    await playOn(page, { steps: 9 });
    const now = await settled(page);
    if (now.staged === null) await page.locator('[data-state="lit"]').first().click();
    expect(await audit(page)).toEqual([]);
    await page.locator('header .button-icon').last().click();
    expect(await audit(page)).toEqual([]);
    await page.locator('dialog input[type="checkbox"]').check();
    await page.locator('dialog .button-icon').click();
    await page.locator('.text-table').waitFor();
    expect(await audit(page)).toEqual([]);
  });
});
