import type { Page } from '@playwright/test';

/** Fills in the form of that kind on the page about oneself, and sends it. */
export async function enter(page: Page, kind: 'make' | 'sign-in', login: string, password: string): Promise<void> {
  const form = page.locator('form', { has: page.locator(`[data-credentials="${kind}"]`) });
  await form.locator('input[autocomplete="username"]').fill(login);
  await form.locator('input[type="password"]').fill(password);
  await form.locator('[data-credentials]').click();
}
