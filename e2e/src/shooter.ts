import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { findOverflow } from './audit.ts';
import { DESK, PHONE } from './browser.ts';

const FOLDER = fileURLToPath(new URL('../screenshots', import.meta.url));
const LANGUAGES = ['en', 'nl'] as const;
const THEMES = ['day', 'night'] as const;

export const SIZES = [
  ['desk', DESK],
  ['phone', PHONE],
] as const;

/** Settings changed as from another window of the same browser: the page follows at once, and finds them when it comes. */
export async function change(page: Page, settings: Readonly<Record<string, string | boolean>>): Promise<void> {
  await page.evaluate(async (wanted) => {
    const key = 'belfry.settings';
    const kept = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...wanted });
    localStorage.setItem(key, kept);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: kept }));
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }, settings);
}

/** Asks the coach to the table the page is at, as from another window of the same browser. */
export async function callCoach(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = 'belfry.coached';
    const kept = JSON.stringify({ [`/replay${location.pathname}`]: { explains: true, advises: true } });
    localStorage.setItem(key, kept);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: kept }));
  });
}

export type Shoot = (screen: string, fullPage?: boolean) => Promise<void>;

/** Takes the screen as it is now, in both themes: for what closes with a change of language. */
export async function shootAsIs(page: Page, name: string): Promise<void> {
  for (const theme of THEMES) {
    await change(page, { theme });
    await page.screenshot({ path: join(FOLDER, `${name}-${theme}.png`), animations: 'disabled' });
  }
  expect.soft(await findOverflow(page)).toEqual([]);
  await change(page, { theme: 'day' });
}

/** Takes the screen as it is now, in every language and theme. Nothing may be cut, covered or scroll sideways. */
export function shooter(page: Page, size: string): Shoot {
  mkdirSync(FOLDER, { recursive: true });
  return async (screen, fullPage = false) => {
    const complaints: string[] = [];
    for (const language of LANGUAGES) {
      for (const theme of THEMES) {
        await change(page, { language, theme });
        const name = `${screen}-${size}-${language}-${theme}`;
        await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage, animations: 'disabled' });
        // The theme moves nothing.
        if (theme === 'day') complaints.push(...(await findOverflow(page)).map((found) => `${name}: ${found}`));
      }
    }
    await change(page, { language: 'en', theme: 'day' });
    expect.soft(complaints).toEqual([]);
  };
}
