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

/** Changes settings as from another window of the same browser: an open page follows at once, a later one finds them. */
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

/** Turns on the coach at the page's table, as from another window of the same browser. */
export async function callCoach(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = 'belfry.coached';
    const kept = JSON.stringify({ [`/replay${location.pathname}`]: { explains: true, advises: true } });
    localStorage.setItem(key, kept);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: kept }));
  });
}

export type Shoot = (screen: string, fullPage?: boolean) => Promise<void>;

/** Takes a screenshot in both themes, for what closes when the language changes. */
export async function shootAsIs(page: Page, name: string): Promise<void> {
  for (const theme of THEMES) {
    await change(page, { theme });
    await page.screenshot({ path: join(FOLDER, `${name}-${theme}.png`), animations: 'disabled' });
  }
  expect.soft(await findOverflow(page)).toEqual([]);
  await change(page, { theme: 'day' });
}

/** Takes screenshots in every language and theme. Nothing may be cut off, covered or scroll sideways. */
export function shooter(page: Page, size: string): Shoot {
  mkdirSync(FOLDER, { recursive: true });
  return async (screen, fullPage = false) => {
    const complaints: string[] = [];
    for (const language of LANGUAGES) {
      for (const theme of THEMES) {
        await change(page, { language, theme });
        const name = `${screen}-${size}-${language}-${theme}`;
        await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage, animations: 'disabled' });
        // The theme does not change the layout.
        if (theme === 'day') complaints.push(...(await findOverflow(page)).map((found) => `${name}: ${found}`));
      }
    }
    await change(page, { language: 'en', theme: 'day' });
    expect.soft(complaints).toEqual([]);
  };
}
