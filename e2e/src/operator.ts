import type { Page } from '@playwright/test';
import type { ServerSession } from './test-server.ts';

/** Creates an account for the visitor on the account page, and makes it an operator, as the console does. */
export async function newOperator(page: Page, { site, server }: ServerSession, login: string): Promise<void> {
  const make = page.locator('form', { has: page.locator('[data-credentials="make"]') });
  await make.locator('input[autocomplete="username"]').fill(login);
  await make.locator('input[type="password"]').fill('a long bell rope');
  await make.locator('[data-credentials]').click();
  await page.locator('.you-codes').waitFor();
  const act = await fetch(`${site.url}/api/operators/acts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.consoleToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ act: 'make-operator', subject: login }),
  });
  if (!act.ok) throw new Error(`no operator: ${await act.text()}`);
}
