import type { Page } from '@playwright/test';

export async function openHelp(page: Page): Promise<void> {
  await page.locator('[data-open="help"]').click();
  await page.locator('dialog[open]').waitFor();
}

/** Opens the settings: beside the help on a wide screen, inside it on a phone. */
export async function openSettings(page: Page): Promise<void> {
  const button = page.locator('header [data-open="settings"]');
  if (!(await button.isVisible())) await openHelp(page);
  await page.locator('[data-open="settings"]').locator('visible=true').click();
  await page.locator('dialog .settings').waitFor();
}

export async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}
