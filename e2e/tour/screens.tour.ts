import type { Page } from '@playwright/test';
import { describe, it } from 'vitest';
import { DESK, PHONE } from '../src/browser.ts';
import { playOn, settled } from '../src/play.ts';
import { serverSetting } from '../src/server-house.ts';
import { openServerTable } from '../src/server-table.ts';
import { shoot } from '../src/shooter.ts';
import { setUpTable } from '../src/table-setup.ts';

const SIZES = [
  ['desk', DESK],
  ['phone', PHONE],
] as const;

/** Takes back what has been pointed at. */
async function letGo(page: Page): Promise<void> {
  await settled(page);
  const back = page.locator('[data-action="back"]');
  if ((await back.count()) > 0) await back.click();
}

describe.each(SIZES)('every screen on a %s', (size, dimensions) => {
  const at = serverSetting();
  const visit = (address: string) => at.visit(address, { size: dimensions });

  it('the pages', async () => {
    const page = await visit('/');
    for (const [address, sign, screen, full] of [
      ['/', '.my-tables', 'home', true],
      ['/style', '.style-row', 'style', true],
      ['/nowhere', '.middle', 'nowhere', false],
      ['/you', '.you-card', 'you', true],
      ['/game/citadels?way=play', '[data-start]', 'setup-play', false],
      ['/game/fortuna?way=friends', '[data-start]', 'setup-friends', false],
      ['/game/bruges?way=screen', '[data-start]', 'setup-screen', false],
      ['/game/nuremberg?way=watch', '[data-start]', 'setup-watch', false],
      ['/rules/citadels', '.clause', 'rules', false],
    ] as const) {
      await page.goto(at.house.url + address);
      await page.locator(sign).first().waitFor();
      await shoot(page, size, screen, full);
    }
  });

  it.each(['citadels', 'fortuna', 'bruges', 'nuremberg'])('a game of %s: coach, start, later, hint, closely', async (game) => {
    const page = await visit('/');
    await page.locator(`[data-learn="${game}"]`).click();
    await page.locator('.counsel-lesson').waitFor();
    await settled(page);
    await shoot(page, size, `${game}-coach`);
    await page.locator('.counsel > .button-icon').click();
    await shoot(page, size, `${game}-start`);
    await playOn(page, { steps: 36, mouse: 99 });
    await letGo(page);
    await shoot(page, size, `${game}-later`);
    await page.locator('[data-action="hint"]').click();
    await page.locator('.counsel-row').first().waitFor();
    await shoot(page, size, `${game}-hint`);
    await page.locator('.counsel > .button-icon').click();
    await page.locator('[data-thing][role="button"]').last().click({ button: 'right' });
    if ((await page.locator('dialog').count()) > 0) await shoot(page, size, `${game}-closely`);
  });

  it('the end of a game, its replay, and sheets', async () => {
    const page = await visit('/game/citadels');
    await setUpTable(page, { players: 4, options: { 'Districts that end the game': '7 districts (short game)' } });
    await settled(page);
    await page.locator('header .button-icon').last().click();
    await shoot(page, size, 'settings');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await shoot(page, size, 'keys');
    await page.keyboard.press('Escape');
    await playOn(page, { mouse: 99 });
    await page.locator('.swings').waitFor();
    await shoot(page, size, 'end');
    await page.locator('.ending-buttons').scrollIntoViewIfNeeded();
    await shoot(page, size, 'end-below');
    await page.locator('.ending-buttons a[href^="/replay/"]').click();
    await page.locator('.replay-controls input[type="range"]').fill('40');
    await shoot(page, size, 'replay');
    await page.goto(at.house.url);
    await page.locator('.my-tables').first().waitFor();
    await shoot(page, size, 'home-tables', true);
  });

  it('one screen, and a table with others', async () => {
    const page = await visit('/game/citadels?way=screen');
    await setUpTable(page, { players: 2, people: 2, way: 'screen' });
    await page.locator('.curtain').waitFor();
    await shoot(page, size, 'curtain');
    await page.goto(`${at.house.url}/game/citadels?way=friends`);
    await page.locator('[data-start]').click();
    await page.locator('[data-add-bot]').first().click();
    await page.locator('[data-chair="2"] [data-add-bot]').waitFor();
    await shoot(page, size, 'lobby', true);
    await openServerTable(page, at.house.url, 'citadels', 2);
    await settled(page);
    if (size === 'phone') await page.locator('.status-tools .only-narrow').click();
    await page.locator('.side-tab').last().click();
    await shoot(page, size, 'chat');
  });
});
