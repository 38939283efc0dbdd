import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { playOn, readTable, settled } from '../src/play.ts';
import { enter } from '../src/sign-in.ts';
import { setUpTable } from '../src/table-setup.ts';
import { openServerSession } from '../src/test-server.ts';
import { waitUntil } from '../src/wait-until.ts';

const PASSWORD = 'a long bell rope';
const PHONE = { width: 390, height: 844 };

describe('matches against bots with an account', () => {
  const at = openServerSession();

  const rows = (page: Page) => page.locator('.my-tables a[href^="/play/"]').count();
  const home = async (page: Page) => {
    await page.goto(at.site.url);
    await page.locator('.game-cards').waitFor();
    return rows(page);
  };
  /** The page syncs when the user returns to it. */
  const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const seqOf = async (page: Page) => (await readTable(page))?.seq;

  /** Holds back this page's requests to the account until the returned function is called. */
  async function holdBack(page: Page): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/api/me/device-tables/**', async (route) => {
      await released;
      await route.continue();
    });
    return () => release();
  }

  /** Checks that the other device shows what was played on this one. */
  async function follows(page: Page, other: Page): Promise<void> {
    await waitUntil(async () => {
      await comeBack(other);
      await comeBack(page);
      return (await seqOf(page)) === (await seqOf(other));
    }).toBe(true);
    expect((await settled(page)).view).toEqual((await settled(other)).view);
  }

  async function signIn(page: Page, login: string): Promise<void> {
    await page.goto(`${at.site.url}/you`);
    await page.locator('[data-credentials="sign-in"]').waitFor();
    await enter(page, 'sign-in', login, PASSWORD);
    await waitUntil(() => page.locator('.you-told').textContent()).toBe('Welcome back.');
  }
  async function makeAccount(page: Page, login: string): Promise<void> {
    await page.goto(`${at.site.url}/you`);
    await page.locator('[data-credentials="make"]').waitFor();
    await enter(page, 'make', login, PASSWORD);
    await waitUntil(() => page.locator('.you-told').textContent()).toContain('your account');
  }
  async function signOut(page: Page): Promise<void> {
    await page.goto(`${at.site.url}/you`);
    await page.locator('[data-sign-out="here"]').click();
    await waitUntil(() => page.locator('.you-told').textContent()).toContain('signed out');
  }

  it('sync across devices, including removal, and stay with the account after sign-out', async () => {
    const phone = await at.visit('/game/citadels', { size: PHONE });
    await setUpTable(phone, { players: 3 });
    await playOn(phone, { steps: 6 });
    const address = phone.url();
    await makeAccount(phone, 'ringer');
    await waitUntil(() => phone.locator('[data-device-tables="1"]').count()).toBe(1);
    await phone.goto(address);

    const desk = await at.visit('/');
    await signIn(desk, 'ringer');
    await desk.locator('.page-mark').click();
    await desk.locator('.my-tables a[href^="/play/"]').click();
    await follows(desk, phone);
    await playOn(desk, { steps: 6 });
    await settled(desk);
    await follows(phone, desk);
    // Both continue offline; the longer version wins, on both.
    const release = await holdBack(phone);
    await playOn(phone, { steps: 3 });
    await playOn(desk, { steps: 14 });
    const longer = Math.max((await settled(phone)).seq, (await settled(desk)).seq);
    release();
    await follows(phone, desk);
    expect((await settled(desk)).seq).toBe(longer);

    await home(desk);
    await desk.locator('[data-remove]').first().click();
    await waitUntil(() => home(phone)).toBe(0);
    await desk.locator('[data-bring-back]').click();
    await waitUntil(() => home(phone)).toBe(1);
    expect(await rows(desk)).toBe(1);

    // The next user of this device does not find the table, on the home page or by its link, and neither does a second account.
    await signOut(desk);
    expect(await home(desk)).toBe(0);
    await desk.goto(address);
    await desk.getByText('Table not found').waitFor();
    await makeAccount(desk, 'stranger');
    await waitUntil(() => desk.locator('[data-device-tables="0"]').count()).toBe(1);
    expect(await home(desk)).toBe(0);
    await signOut(desk);
    await signIn(desk, 'ringer');
    // By its link, too, without the home page first.
    await desk.goto(address);
    await settled(desk);
    await phone.goto(address);
    await follows(phone, desk);
  });
});
