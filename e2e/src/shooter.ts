import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { findOverflow } from './audit.ts';

const FOLDER = fileURLToPath(new URL('../screenshots', import.meta.url));
const LANGUAGES = ['en', 'nl'] as const;
const THEMES = ['day', 'night'] as const;

/** Settings changed as from another window of the same browser: the page follows at once. */
async function change(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(async (wanted) => {
    const key = 'belfry.settings';
    const kept = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...wanted });
    localStorage.setItem(key, kept);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: kept }));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }, settings);
}

/** The screen as it is now, in every language and theme. Nothing may be cut or scroll sideways. */
export async function shoot(page: Page, size: string, screen: string, fullPage = false): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const complaints: string[] = [];
  for (const language of LANGUAGES) {
    for (const theme of THEMES) {
      await change(page, { language, theme });
      const name = `${screen}-${size}-${language}-${theme}`;
      await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage });
      complaints.push(...(await findOverflow(page)).map((found) => `${name}: ${found}`));
    }
  }
  await change(page, { language: 'en', theme: 'day' });
  expect.soft(complaints).toEqual([]);
}
