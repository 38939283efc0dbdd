import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { findOverflow } from './audit.ts';
import { DESK, newVisitor, openBrowser, PHONE } from './browser.ts';
import { ensureClient } from './client.ts';
import { openHouse } from './house.ts';

const FOLDER = fileURLToPath(new URL('../screenshots', import.meta.url));
const SIZES = { desk: DESK, phone: PHONE } as const;
const GAMES = ['citadels', 'fortuna', 'bruges', 'nuremberg'] as const;

/** Every screen in every size, language and theme. Gives what overflows. */
export async function takeScreenshots(only = ''): Promise<string[]> {
  ensureClient();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const house = await openHouse();
  const browser = await openBrowser();
  const complaints: string[] = [];
  try {
    for (const size of ['desk', 'phone'] as const) {
      for (const language of ['en', 'nl'] as const) {
        for (const theme of ['day', 'night'] as const) {
          const name = `${size}-${language}-${theme}`;
          if (!name.includes(only)) continue;
          complaints.push(...(await tour(browser, house.url, name, size, language, theme)));
        }
      }
    }
  } finally {
    await browser.close();
    await house.close();
  }
  return complaints;
}

async function tour(
  browser: Browser,
  url: string,
  name: string,
  size: keyof typeof SIZES,
  language: 'en' | 'nl',
  theme: 'day' | 'night',
): Promise<string[]> {
  const context = await newVisitor(browser, { size: SIZES[size], language, theme });
  const page = await context.newPage();
  const complaints: string[] = [];
  const shoot = async (screen: string, fullPage = false) => {
    await page.waitForTimeout(150);
    await page.screenshot({ path: join(FOLDER, `${screen}-${name}.png`), fullPage });
    complaints.push(...(await findOverflow(page)).map((found) => `${screen} ${name}: ${found}`));
  };
  const go = async (address: string, sign: string, screen: string, fullPage = false) => {
    await page.goto(url + address);
    await page.locator(sign).first().waitFor();
    await shoot(screen, fullPage);
  };
  await go('/', '.doors', 'home', true);
  await go('/style', '.style-row', 'style', true);
  for (const game of GAMES) {
    await go(`/game/${game}?way=screen`, '[data-start]', `${game}-setup`);
    await go(`/rules/${game}`, '.clause', `${game}-rules`);
    await page.goto(url);
    await page.locator(`[data-play="${game}"]`).click();
    await page.locator('[data-state="lit"]').first().waitFor();
    for (const [moves, screen] of [
      [0, 'start'],
      [5, 'early'],
      [14, 'later'],
    ] as const) {
      await clickLit(page, moves);
      await shoot(`${game}-${screen}`);
    }
    await page.locator('[data-state="lit"], [data-action="confirm"]').first().waitFor();
    await page.locator('header .button-icon').last().click();
    await shoot(`${game}-settings`);
  }
  await context.close();
  return complaints;
}

/** A few moves, so that there is something to see. */
async function clickLit(page: Page, moves: number): Promise<void> {
  let played = 0;
  for (let step = 0; step < moves * 6 && played < moves; step++) {
    await page.locator('[data-state="lit"], [data-action="confirm"], .ending').first().waitFor();
    const confirm = page.locator('[data-action="confirm"]');
    if ((await page.locator('.ending').count()) > 0) return;
    if ((await confirm.count()) > 0) {
      await confirm.click();
      played++;
      await page.waitForTimeout(50);
      continue;
    }
    const hand = page.locator('[data-thing^="hand:"][data-state="lit"]');
    const target = (await hand.count()) > 0 ? hand : page.locator('[data-state="lit"]');
    await target.first().click();
  }
}
