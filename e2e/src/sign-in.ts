import type { Page } from '@playwright/test';

/** Fills in and sends that form of the account page. */
export async function enter(page: Page, kind: 'make' | 'sign-in', login: string, password: string): Promise<void> {
  const form = page.locator('form', { has: page.locator(`[data-credentials="${kind}"]`) });
  await form.locator('input[autocomplete="username"]').fill(login);
  await form.locator('input[type="password"]').fill(password);
  await form.locator('[data-credentials]').click();
}

/** Opens the section of the account page that has the button, fills it in and sends it. */
export async function fillIn(page: Page, button: string, ...values: readonly string[]): Promise<void> {
  const more = page.locator('details', { has: page.locator(button) });
  if ((await more.getAttribute('open')) === null) await more.locator('summary').click();
  const form = page.locator('form', { has: page.locator(button) });
  for (const [at, value] of values.entries()) await form.locator('input').nth(at).fill(value);
  await page.locator(button).click();
}
