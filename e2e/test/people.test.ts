import { findGame } from '@belfry/games';
import { writeLog } from '@belfry/kernel';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { audit } from '../src/audit.ts';
import { askFrom, type Challenge, makePasskey, showPasskey, withAuthenticator } from '../src/authenticator.ts';
import { PHONE } from '../src/browser.ts';
import { HOSTILE, scriptOn, watchForScript } from '../src/injection.ts';
import { newOperator } from '../src/operator.ts';
import { playedOut } from '../src/position.ts';
import { openServerTable } from '../src/server-table.ts';
import { fillIn } from '../src/sign-in.ts';
import { openServerSession } from '../src/test-server.ts';
import { waitUntil } from '../src/wait-until.ts';

const PASSWORD = 'a long bell rope';
const told = (page: Page) => page.locator('.you-told').textContent();

describe('people and their accounts', () => {
  const at = openServerSession();

  async function makeAccount(page: Page, login: string): Promise<void> {
    const form = page.locator('form', { has: page.locator('[data-credentials="make"]') });
    await form.locator('input[autocomplete="username"]').fill(login);
    await form.locator('input[type="password"]').fill(PASSWORD);
    await form.locator('[data-credentials]').click();
    await page.locator('.you-codes').waitFor();
  }

  it('an account gets recovery codes, changes and recovers its password, downloads its data, and is deleted', async () => {
    const page = await at.visit('/you');
    await makeAccount(page, 'ada');
    const codes = await page.locator('.you-codes code').allTextContents();
    expect(codes).toHaveLength(10);
    expect(await audit(page)).toEqual([]);
    await fillIn(page, '[data-change-password]', 'a wild guess', 'another rope');
    await waitUntil(() => told(page)).toBe('Wrong password.');
    await fillIn(page, '[data-change-password]', PASSWORD, 'another rope');
    await waitUntil(() => told(page)).toContain('Password changed');

    const elsewhere = await at.visit('/you', { size: PHONE, language: 'nl', theme: 'night' });
    await fillIn(elsewhere, '[data-recover]', 'ada', codes[3] ?? '', 'a third rope');
    await waitUntil(() => told(elsewhere)).toContain('je nieuwe wachtwoord');
    // The sessions signed in before are guests again.
    await page.reload();
    await page.locator('[data-credentials="sign-in"]').waitFor();
    await fillIn(page, '[data-recover]', 'ada', codes[3] ?? '', 'a fourth rope');
    await waitUntil(() => told(page)).toContain('Each code works once');

    const downloading = elsewhere.waitForEvent('download');
    await elsewhere.locator('[data-download]').click();
    expect((await downloading).suggestedFilename()).toBe('belfry-data.json');
    for (const more of await elsewhere.locator('.you-more').all()) await more.locator('summary').click();
    expect(await audit(elsewhere)).toEqual([]);
    await fillIn(elsewhere, '[data-confirm="deletion"]', 'a third rope');
    await waitUntil(() => told(elsewhere)).toContain('Je naam komt hier niet meer voor');
    await elsewhere.locator('[data-credentials="make"]').waitFor();
  });

  it('a passkey confirmation is valid for one person, one purpose and one use', async () => {
    const [ann, bob] = [await at.visit('/you'), await at.visit('/you')];
    for (const page of [ann, bob]) {
      await withAuthenticator(page);
      await page.locator('.you-card').first().waitFor();
    }
    const begin = async <T>(page: Page, what: string, body: object = {}) => {
      const { status, body: challenge } = await askFrom(page, 'POST', `/api/passkeys/${what}`, body);
      expect(status).toBe(200);
      return challenge as Challenge<T>;
    };
    const answer = async (page: Page, what: string, asked: Challenge<unknown>, shown: unknown) =>
      (await askFrom(page, 'POST', `/api/passkeys/${what}/answer`, { attempt: asked.attempt, answer: shown })).status;
    const register = (page: Page) => begin<PublicKeyCredentialCreationOptionsJSON>(page, 'registration');
    const signIn = (page: Page) => begin<PublicKeyCredentialRequestOptionsJSON>(page, 'sign-in');
    const confirm = (page: Page, purpose: string) => begin<PublicKeyCredentialRequestOptionsJSON>(page, 'confirmation', { purpose });
    const remove = async (page: Page, asked: Challenge<unknown>, shown: unknown) =>
      (await askFrom(page, 'DELETE', '/api/me', { passkey: { attempt: asked.attempt, answer: shown } })).status;

    // The right answer, sent by another person.
    const lent = await register(ann);
    expect(await answer(bob, 'registration', lent, await makePasskey(ann, lent))).toBe(409);
    for (const page of [ann, bob]) {
      const asked = await register(page);
      const made = await makePasskey(page, asked);
      expect(await answer(page, 'registration', asked, made)).toBe(200);
      expect(await answer(page, 'registration', asked, made)).toBe(409);
    }
    // A sign-in, and then the same answer a second time.
    await askFrom(ann, 'POST', '/api/sign-out');
    const open = await signIn(ann);
    const shown = await showPasskey(ann, open);
    expect(await answer(ann, 'sign-in', open, shown)).toBe(200);
    expect(await answer(ann, 'sign-in', open, shown)).toBe(409);
    // Requested for one purpose, used for another.
    const forCodes = await confirm(ann, 'codes');
    expect(await remove(ann, forCodes, await showPasskey(ann, forCodes))).toBe(409);
    const forSignIn = await signIn(ann);
    expect(await remove(ann, forSignIn, await showPasskey(ann, forSignIn))).toBe(409);
    // Requested by one person, answered by another.
    const asked = await confirm(ann, 'deletion');
    expect(await remove(ann, asked, await showPasskey(bob, asked))).toBe(401);
    const again = await confirm(ann, 'deletion');
    expect(await remove(bob, again, await showPasskey(ann, again))).toBe(409);
    // And the normal way, with the buttons of the page.
    await ann.reload();
    await fillIn(ann, '[data-passkey="deletion"]');
    await waitUntil(() => told(ann)).toContain('Your name no longer appears here');
  });

  it('the operator page refuses others; a ban is logged', async () => {
    const stranger = await at.visit('/operators');
    await waitUntil(() => stranger.locator('main').textContent()).toContain('Only operators of this server');
    const page = await at.visit('/you');
    await newOperator(page, at, 'warden');
    const guest = await at.visit('/you');
    await guest.locator('input[autocomplete="nickname"]').fill('Mallory');
    await guest.locator('[data-save]').click();
    await waitUntil(() => told(guest)).toBe('Saved.');
    await page.reload();
    await page.locator('a[href="/operators"]').click();
    await page.locator('input[type="search"]').fill('mallory');
    await page.keyboard.press('Enter');
    await page.locator('[data-act="ban"]').click();
    expect(await audit(page)).toEqual([]);
    await page.locator('dialog .field').fill(HOSTILE.text);
    await page.locator('[data-go="ban"]').click();
    await waitUntil(() => page.locator('.op-told').textContent()).toBe('Done and logged.');
    await waitUntil(() => page.locator('.op-log li').first().textContent()).toContain('Mallory');
    expect(await audit(page)).toEqual([]);
    await guest.locator('[data-save]').click();
    await waitUntil(() => told(guest)).toContain('does not recognise you');
    // An open page shows that an operator has removed its table.
    const players = await at.visit('/');
    const table = await openServerTable(players, at.site.url, 'citadels', 2);
    await page.locator('[data-table]').fill(players.url());
    await page.locator('[data-act="delete-table"]').click();
    await page.locator('[data-go="delete-table"]').click();
    await waitUntil(() => page.locator('.op-log li').first().textContent()).toContain(table);
    await players.locator('.middle').waitFor();
  });

  it('no script runs from a name, a chat, a file or a link', async () => {
    const page = await at.visit('/you');
    await watchForScript(page);
    await page.reload();
    await page.locator('input[autocomplete="nickname"]').fill(HOSTILE.name);
    await page.locator('[data-save]').click();
    await waitUntil(() => told(page)).toBe('Saved.');
    expect(await scriptOn(page)).toEqual([]);
    const table = await openServerTable(page, at.site.url, 'citadels', 2);
    await page.locator('[data-side-tab="chat"]').click();
    for (const text of [HOSTILE.text, HOSTILE.link]) {
      await page.locator('.chat-form input').fill(text);
      await page.keyboard.press('Enter');
      await page.locator('.chat-lines', { hasText: text }).waitFor();
    }
    expect(await scriptOn(page)).toEqual([]);
    // A match file that another person has edited: stored on the server, and opened on the device.
    const { header, entries } = playedOut(findGame('citadels'), 2).log;
    const file = writeLog({
      seats: [{ name: HOSTILE.name }, { name: HOSTILE.name }],
      header,
      entries: entries.map((entry) => ('move' in entry ? { ...entry, by: HOSTILE.text.slice(0, 60) } : entry)),
    });
    const kept = await page.request.post(`${at.site.url}/api/matches/import`, { data: file, headers: { 'content-type': 'text/plain' } });
    expect(kept.ok()).toBe(true);
    const { id } = (await kept.json()) as { id: string };
    await page.goto(at.site.url);
    await page
      .locator('.open-file input')
      .setInputFiles({ name: `${HOSTILE.name}.jsonl`, mimeType: 'application/jsonl', buffer: Buffer.from(file) });
    await page.waitForURL(/\/(play|replay)\//);
    expect(await scriptOn(page)).toEqual([]);
    const inLink = encodeURIComponent(HOSTILE.text);
    for (const [address, sign] of [
      [`/replay/table/${id}`, '.replay-controls'],
      [`/table/${table}`, '.table'],
      ['/', '.my-tables'],
      [`/table/${inLink}`, '.middle'],
      [`/play/${inLink}`, '.middle'],
      [`/replay/table/${inLink}`, '.middle'],
      [`/game/${inLink}?way=${inLink}`, '.middle'],
      [`/rules/${inLink}#${inLink}`, '.middle'],
      [`/${inLink}`, '.middle'],
    ] as const) {
      await page.goto(at.site.url + address);
      await page.locator(sign).first().waitFor();
      expect(await scriptOn(page), address).toEqual([]);
    }
    // If any page rendered one of them as markup, this would detect it.
    const context = await at.browser.newContext();
    const planted = await context.newPage();
    await watchForScript(planted);
    await planted.goto(at.site.url);
    await planted.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), HOSTILE.text);
    await waitUntil(() => scriptOn(planted)).toEqual(
      expect.arrayContaining([expect.stringContaining('script-src'), expect.stringContaining('markup')]),
    );
    await context.close();
    // Another person's page shows the same name.
    const other = await at.visit('/');
    await watchForScript(other);
    await other.goto(`${at.site.url}/table/${table}`);
    await other.locator('.table').waitFor();
    expect(await scriptOn(other)).toEqual([]);
  });
});
