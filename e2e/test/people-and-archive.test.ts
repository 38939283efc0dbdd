import { newVisitor } from '@belfry/client';
import { findGame } from '@belfry/games';
import { writeLog } from '@belfry/kernel';
import type { Profile, TableSummary } from '@belfry/protocol';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { audit } from '../src/audit.ts';
import { PHONE } from '../src/browser.ts';
import { playedOut } from '../src/position.ts';
import { choosePlayers } from '../src/table-setup.ts';
import { openServerSession } from '../src/test-server.ts';
import { waitUntil } from '../src/wait-until.ts';

const seats = (page: Page) => page.locator('.seat-card strong').allTextContents();
const players = (page: Page) => page.locator('.player-name > span:first-child').allTextContents();

/** Opens a table for others and sets the host's name. Returns its address. */
async function layTable(page: Page, name: string, seats: number): Promise<string> {
  await page.locator('[data-name]').fill(name);
  await choosePlayers(page, seats);
  await page.locator('[data-start]').click();
  await page.waitForURL(/\/table\//);
  return new URL(page.url()).pathname;
}

async function join(page: Page, name: string): Promise<void> {
  await page.locator('[data-name]').fill(name);
  await page.locator('[data-sit]').first().click();
  await page.locator('[data-ready]').waitFor();
}

describe('returning players', () => {
  const at = openServerSession();

  it('a player is asked for a name once, has it everywhere, and no two names at a table are equal', async () => {
    const host = await at.visit('/game/citadels?way=friends');
    const link = await layTable(host, 'Ada', 3);
    const guest = await at.visit(link, { size: PHONE, language: 'nl' });
    await guest.locator('[data-name]').waitFor();
    expect(await audit(guest)).toEqual([]);
    await join(guest, 'Ada');
    await host.locator('[data-seat-card="2"] [data-add-bot]').click();
    await waitUntil(() => seats(guest)).toEqual(['Ada', 'Ada II', 'Lorenzo']);
    await waitUntil(() => guest.locator('.page-you').getAttribute('aria-label')).toBe('Ada');
    await guest.locator('[data-ready]').click();
    await host.locator('[data-begin]:enabled').click();
    for (const page of [host, guest]) {
      await page.locator('.table').waitFor();
      await waitUntil(async () => (await players(page)).sort()).toEqual(['Ada', 'Ada II', 'Lorenzo']);
    }
    // Against bots on this device nobody is asked for a name any more; tables in progress come before the games, and are not offered to be
    // watched.
    await guest.goto(at.site.url);
    await guest.locator(`.my-tables:has(~ .game-cards) a[href="${link}"]`).waitFor();
    await waitUntil(() => guest.locator(`a[href="${link}"]`).count()).toBe(1);
    await waitUntil(() => guest.locator('.table-row').first().textContent()).toContain('Ada, Ada II, Lorenzo');
    await guest.locator('[data-play="citadels"]').click();
    await guest.locator('.table').waitFor();
    await waitUntil(() => guest.locator('.player-own .player-name > span').first().textContent()).toBe('Ada');
    await host.goto(`${at.site.url}/game/citadels?way=friends`);
    await host.locator('[data-start]').waitFor();
    expect(await host.locator('[data-name]').count()).toBe(0);
    // There is one place to change the name.
    await host.locator('.page-tools .button-icon').click();
    await host.locator('dialog[open] a[href="/you"]').click();
    await host.locator('input[autocomplete="nickname"]').fill('Beatrijs');
    await host.locator('[data-save]').click();
    await waitUntil(() => host.locator('.page-you').getAttribute('aria-label')).toBe('Beatrijs');
  });

  it('past opponents have a profile and can be invited or blocked', async () => {
    const page = await at.visit('/people');
    const ask = async (method: string, path: string, data: object) => {
      const answer = await page.request.fetch(`${at.site.url}/api${path}`, { method, data });
      expect(answer.status()).toBeLessThan(300);
      return answer.json();
    };
    await page.locator('[data-own-profile]').waitFor();
    await ask('PATCH', '/me', { name: 'Griet' });
    const { id } = await ask('POST', '/tables', { game: 'citadels', players: 2 });
    const ben = await newVisitor(at.site.url);
    await ben.post(`/api/tables/${id}/seats/1`, {});
    await ben.post(`/api/tables/${id}/ready`, { ready: true });
    await ask('POST', `/tables/${id}/start`, {});
    await page.reload();
    await page.locator(`[data-person="${ben.me.id}"]`).click();
    await page.locator('[data-invite="bruges"]').waitFor();
    await waitUntil(() => page.locator('.person h2').textContent()).toBe(ben.me.name);
    expect(await audit(page)).toEqual([]);

    await page.locator('[data-invite="bruges"]').click();
    await page.getByText(`${ben.me.name} will be invited`).waitFor();
    await page.locator('[data-start]').click();
    await page.locator(`[data-asked="${ben.me.id}"]`).waitFor();
    const table = new URL(page.url()).pathname.split('/').at(-1);
    const { tables } = await ben.get<{ tables: TableSummary[] }>('/api/tables?list=mine');
    expect(tables.find((each) => each.id === table)).toMatchObject({ invitedBy: 'Griet', yourSeat: null });

    await page.goto(`${at.site.url}/people/${ben.me.id}`);
    await page.locator('.person-block summary').click();
    await page.locator('[data-block="begin"]').click();
    await page.locator('[data-block="end"]').waitFor();
    expect((await ben.ask('POST', `/api/tables/${table}/seats/1`, {})).status).toBe(403);
    await page.locator('a[href="/people"]').click();
    await page.locator('[data-own-profile]').click();
    await page.locator('[data-show-profile]').click();
    await waitUntil(
      async () =>
        (await ben.get<Profile>(`/api/people/${(await page.request.get(`${at.site.url}/api/me`).then((me) => me.json())).id}`)).hidden,
    ).toBe(true);
  });

  it('shows a conditional answer to its player only, keeps it over a reload, and can cancel it', async () => {
    const page = await at.visit('/people', { size: PHONE, language: 'nl' });
    await page.locator('[data-own-profile]').waitFor();
    const table = { game: 'nuremberg', players: 3, bots: 'random', clock: { kind: 'days', days: 2 }, pace: 'instant', start: true };
    const made = await page.request.post(`${at.site.url}/api/tables`, { data: table });
    await page.goto(`${at.site.url}/table/${(await made.json()).id}`);
    await page.locator('[data-open="help"]').click();
    // Touch devices show no shortcuts.
    expect(await page.locator('dialog kbd').count()).toBe(0);
    await page.getByRole('button', { name: 'Wijs elk aanbod af tot ik weer zet' }).click();
    await page.locator('[data-action="ask-again"]').waitFor();
    await page.reload();
    await waitUntil(() => page.locator('.standing', { has: page.locator('[data-action="ask-again"]') }).textContent()).toContain(
      'Elk aanbod wordt',
    );
    await page.locator('[data-action="ask-again"]').click();
    await page.locator('[data-action="ask-again"]').waitFor({ state: 'detached' });
  });

  it('a finished match can be found by game and player, with score sheet and replay', async () => {
    const page = await at.visit('/matches');
    await page.locator('.page-you').waitFor();
    const { header, entries } = playedOut(findGame('citadels'), 2).log;
    const seats = [{ name: 'Griet' }, { name: 'Joos' }];
    const data = writeLog({ header, entries, seats });
    const kept = await page.request.post(`${at.site.url}/api/matches/import`, { data, headers: { 'content-type': 'text/plain' } });
    const { id } = await kept.json();
    await page.reload();
    const row = page.locator('.matches-list .table-row');
    await waitUntil(() => row.count()).toBe(1);
    await waitUntil(() => row.textContent()).toContain('Griet, Joos');
    await page.locator('input[type="search"]').fill('joo');
    await waitUntil(() => row.count()).toBe(1);
    await page.locator('input[type="search"]').fill('nobody');
    await page.getByText('No matches found.').waitFor();
    await page.locator('input[type="search"]').fill('');
    await page.getByRole('radio', { name: 'Bruges', exact: true }).check();
    await page.getByText('No matches found.').waitFor();
    await page.getByRole('radio', { name: 'Citadels', exact: true }).check();
    await row.locator(`a[href="/replay/table/${id}"]`).waitFor();
    await row.locator(`a[href="/table/${id}"]`).click();
    await page.locator('.ending').waitFor();
  });
});
