import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { withAuthenticator } from '../src/authenticator.ts';
import { playOn, readTable } from '../src/play.ts';
import { openServerTable } from '../src/server-table.ts';
import { enter, fillIn } from '../src/sign-in.ts';
import { openServerSession } from '../src/test-server.ts';
import { waitUntil } from '../src/wait-until.ts';

const told = (page: Page) => page.locator('.you-told').textContent();

describe('identity and sign-in', () => {
  const at = openServerSession();

  it('a guest creates an account and finds the table in another browser', async () => {
    const here = await at.visit('/');
    const id = await openServerTable(here, at.site.url, 'citadels', 2);
    await playOn(here, { steps: 4 });
    await here.goto(`${at.site.url}/you`);
    await here.locator('input[autocomplete="nickname"]').fill('Ada');
    await here.locator('.you-crests label').nth(9).click();
    await here.locator('[data-save]').click();
    await waitUntil(() => told(here)).toBe('Saved.');
    await enter(here, 'make', 'ada', 'a long bell rope');
    await waitUntil(() => told(here)).toContain('your account');
    await waitUntil(() => here.locator('.page-you').textContent()).toBe('Ada');
    // Lessons learnt on this device before are kept.
    await here.evaluate(() => localStorage.setItem('belfry.learnt', '{"citadels":["aim"]}'));
    await here.goto(`${at.site.url}/learn/citadels`);
    await here.getByText('stored with your account').waitFor();

    const there = await at.visit('/you', { language: 'nl' });
    await there.locator('.you-card').first().waitFor();
    await enter(there, 'make', 'ada', 'another password');
    await waitUntil(() => told(there)).toContain('is al bezet');
    await enter(there, 'sign-in', 'ada', 'wrong password');
    await waitUntil(() => told(there)).toContain('Onjuiste gebruikersnaam');
    await enter(there, 'sign-in', 'ada', 'a long bell rope');
    await waitUntil(() => told(there)).toBe('Welkom terug.');
    await there.locator('.page-mark').click();
    await there.locator(`.my-tables a[href="/table/${id}"]`).click();
    await here.goto(`${at.site.url}/table/${id}`);
    await waitUntil(async () => (await readTable(there))?.viewer).toBe(0);
    await waitUntil(async () => (await readTable(here))?.viewer).toBe(0);
    const seen = async (page: Page) => JSON.stringify((await readTable(page))?.view);
    await waitUntil(async () => (await seen(there)) === (await seen(here))).toBe(true);

    const learnt = async () => {
      await there.goto(`${at.site.url}/learn/citadels`);
      await there.locator('.course-lessons').waitFor();
      return there.locator('.course-done').count();
    };
    await learnt();
    await waitUntil(() => there.locator('.course-done').count()).toBe(1);
    await there.goto(`${at.site.url}/you`);
    await there.locator('[data-sign-out="everywhere"]').click();
    await waitUntil(() => told(there)).toContain('uitgelogd');
    await waitUntil(learnt).toBe(0);
    await there.goto(`${at.site.url}/you`);
    expect(await there.locator('.page-you').textContent()).not.toBe('Ada');
    await here.goto(`${at.site.url}/you`);
    await here.locator('[data-credentials="sign-in"]').waitFor();
  });

  it('lists the passkeys of an account, and adds and removes them with the password only', async () => {
    const page = await at.visit('/you');
    await withAuthenticator(page);
    await page.locator('.you-card').first().waitFor();
    await enter(page, 'make', 'keeper', 'a long bell rope');
    await waitUntil(() => told(page)).toContain('your account');
    await fillIn(page, '[data-confirm="passkeys"]', 'a wild guess');
    await waitUntil(() => told(page)).toBe('Wrong password.');
    await fillIn(page, '[data-confirm="passkeys"]', 'a long bell rope');
    await waitUntil(() => page.locator('[data-passkey-row]').count()).toBe(1);
    await waitUntil(() => page.locator('[data-sign-in-change="passkey-added"]').count()).toBe(1);
    await page.locator('[data-remove-passkey]').click();
    await fillIn(page, '[data-confirm="passkeys"]', 'a long bell rope');
    await waitUntil(() => told(page)).toContain('Passkey removed');
    await waitUntil(() => page.locator('[data-passkey-row]').count()).toBe(0);
  });

  it('an account can do with a passkey instead of a password', async () => {
    const page = await at.visit('/you');
    await withAuthenticator(page);
    await page.locator('input[autocomplete="nickname"]').fill('Grace');
    await page.locator('[data-save]').click();
    await waitUntil(() => told(page)).toBe('Saved.');
    await page.locator('[data-passkey]').first().click();
    await waitUntil(() => told(page)).toContain('your account');
    await page.locator('[data-sign-out="here"]').click();
    await waitUntil(() => told(page)).toContain('signed out');
    expect(await page.locator('.page-you').textContent()).not.toBe('Grace');
    await page.locator('[data-passkey]').last().click();
    await waitUntil(() => told(page)).toBe('Welcome back.');
    await waitUntil(() => page.locator('.page-you').textContent()).toBe('Grace');
  });
});
