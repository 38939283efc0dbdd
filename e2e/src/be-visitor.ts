import type { Visitor } from '@belfry/client';
import type { Page } from '@playwright/test';

/** Lets a page be that person from its next address on. */
export async function beVisitor(page: Page, { headers, url }: Pick<Visitor, 'headers' | 'url'>): Promise<void> {
  const [name = '', value = ''] = (headers.cookie ?? '').split('=');
  await page.context().addCookies([{ name, value, url }]);
}
