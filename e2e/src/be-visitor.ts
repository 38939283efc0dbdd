import type { Visitor } from '@belfry/client';
import type { Page } from '@playwright/test';

/** Signs a page in as that visitor, starting with its next navigation. */
export async function beVisitor(page: Page, { headers, url }: Pick<Visitor, 'headers' | 'url'>): Promise<void> {
  const [name = '', value = ''] = (headers.cookie ?? '').split('=');
  await page.context().addCookies([{ name, value, url }]);
}
