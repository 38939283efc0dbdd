import { expect, it } from 'vitest';
import { openTestSession } from '../src/test-session.ts';

const at = openTestSession();

it('reopens a crashed browser for the next visit', async () => {
  await at.visit('/');
  const { browser } = at;
  const dead = new Promise((gone) => browser.once('disconnected', gone));
  const session = await browser.newBrowserCDPSession();
  await Promise.race([dead, session.send('Browser.crash').catch(() => dead)]);
  expect(browser.isConnected()).toBe(false);
  const page = await at.visit('/');
  await page.locator('[data-play]').first().waitFor();
});
