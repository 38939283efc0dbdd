import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { playOn, readTable } from '../src/play.ts';
import { closeSheet, openSettings } from '../src/sheets.ts';
import { openServerSession } from '../src/test-server.ts';
import { waitUntil } from '../src/wait-until.ts';

const DAYS = 86_400_000;

/** Opens a table for two with days for a move, and starts it with both seated. */
async function longTable(host: Page, guest: Page, ...terms: readonly string[]): Promise<string> {
  const link = await layTable(host, 'Turn-based (days)', '2 days per move', ...terms);
  await guest.goto(new URL(link, host.url()).href);
  await guest.locator('[data-sit]').click();
  await guest.locator('[data-ready]').click();
  await host.locator('[data-begin]:enabled').click();
  await Promise.all([host, guest].map((page) => page.locator('.table').waitFor()));
  return link;
}

async function layTable(host: Page, ...terms: readonly string[]): Promise<string> {
  await host.goto(new URL('/game/citadels?way=friends', host.url()).href);
  await host.locator('[data-start]').waitFor();
  for (const choice of ['2', ...terms]) await host.getByRole('radio', { name: choice, exact: true }).check();
  await host.locator('[data-start]').click();
  await host.waitForURL(/\/table\//);
  return new URL(host.url()).pathname;
}

/** Plays until the other player has to decide. */
async function playOut(page: Page): Promise<void> {
  for (let step = 0; step < 60 && ((await readTable(page))?.moves.length ?? 0) > 0; step++) await playOn(page, { steps: 1 });
}

async function decider(pages: readonly Page[]): Promise<Page> {
  const asked = async () => {
    for (const page of pages) if (((await readTable(page))?.moves.length ?? 0) > 0) return page;
    return null;
  };
  await waitUntil(async () => (await asked()) !== null).toBe(true);
  const page = await asked();
  if (page === null) throw new Error('nobody is asked');
  return page;
}

/** Hides the page behind another one; returns a function that lists the notifications it shows. */
async function lookElsewhere(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.context().grantPermissions(['notifications']);
  const watch = () => {
    const notes: string[] = [];
    class Written {
      static readonly permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(title: string, { body }: { body: string }) {
        notes.push(`${title}: ${body}`);
      }
    }
    Object.assign(window, { Notification: Written, notes });
    Object.defineProperty(document, 'hidden', { get: () => true });
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return () => page.evaluate(() => window.notes ?? []);
}

describe('turn-based play over days', () => {
  const clock = { ahead: 0 };
  const at = openServerSession({ time: { now: () => Date.now() + clock.ahead } });

  it('notifies a player on another page or tab of their turn', async () => {
    const host = await at.visit('/');
    const guest = await at.visit('/');
    await longTable(host, guest);
    const first = await decider([host, guest]);
    const second = first === host ? guest : host;
    const notes = await lookElsewhere(second);
    await openSettings(second);
    await second.locator('.setting-check', { hasText: 'when it is my turn' }).locator('input').check();
    await closeSheet(second);
    expect(await notes()).toEqual([]);
    await playOut(first);
    await waitUntil(async () => await notes()).toEqual(['Your turn: Citadels']);
    await waitUntil(() => second.title()).toContain('Your turn');

    await playOut(second);
    await second.locator('.status-home').click();
    await second.locator('.game-cards').waitFor();
    await waitUntil(() => second.title()).toBe('Belfry');
    await playOut(first);
    await waitUntil(async () => await notes(), 40_000).toEqual(['Your turn: Citadels', 'Your turn: Citadels']);
    await waitUntil(() => second.title()).toBe('(1) Belfry');
  });

  it('a bot plays for a player who is out of time, who can take the seat back', async () => {
    const host = await at.visit('/');
    const guest = await at.visit('/');
    const link = await longTable(host, guest, 'The others decide');
    const late = await decider([host, guest]);
    const other = late === host ? guest : host;
    const before = (await readTable(other))?.seq ?? 0;
    await late.goto(at.site.url);
    expect(await other.locator('[data-request="call-bot"]').count()).toBe(0);
    clock.ahead += 3 * DAYS;
    await other.locator('[data-request="call-bot"]').click();
    await waitUntil(async () => (await readTable(other))?.seq ?? 0).toBeGreaterThan(before);
    await other.locator('[data-request="call-bot"]').waitFor({ state: 'detached' });

    await late.goto(at.site.url + link);
    await late.locator('[data-request="come-back"]').click({ timeout: 30_000 });
    await late.locator('[data-request="come-back"]').waitFor({ state: 'detached' });
    await playOut(other);
    await waitUntil(async () => (await readTable(late))?.moves.length ?? 0).toBeGreaterThan(0);
  });
});

describe('a refusal of the server', () => {
  const at = openServerSession();

  it('is in the player’s language, at the table and in the lobby', async () => {
    const host = await at.visit('/', { language: 'nl' });
    const guest = await at.visit('/', { language: 'nl' });
    const third = await at.visit('/', { language: 'nl' });
    const link = await layTable(host, 'Geen');
    await third.goto(at.site.url + link);
    await third.locator('[data-sit]').waitFor();
    // A seat stays empty until another player takes it.
    // Only this request fails: a page that knows it is offline may take the button away before it is pressed.
    await third.route('**/seats/*', (route) => route.abort());
    await third.locator('[data-sit]').click();
    await waitUntil(() => third.locator('.problem').textContent()).toBe('De server reageert niet. Controleer je verbinding.');
    await guest.goto(at.site.url + link);
    await guest.locator('[data-sit]').click();
    await guest.locator('[data-ready]').click();

    await loseCount(host);
    await host.reload();
    await host.locator('[data-begin]:enabled').click();
    await host.locator('.table').waitFor();
    if ((await decider([host, guest])) === guest) await playOut(guest);
    await waitUntil(async () => (await readTable(host))?.moves.length ?? 0).toBeGreaterThan(0);
    await host.locator('[data-state="lit"]').first().click();
    await host.locator('[data-action="confirm"]').click();
    await waitUntil(() => host.locator('.refusal-notice').textContent()).toBe('Zo ver is het spel nog niet. ');
  });
});

/** Makes a page send the wrong position number: its moves answer a position that the match has not reached. */
async function loseCount(page: Page): Promise<void> {
  await page.routeWebSocket(/\/socket(\?|$)/, (line) => {
    const server = line.connectToServer();
    line.onMessage((frame) => {
      const message: { type: string; seq?: number } = JSON.parse(String(frame));
      server.send(JSON.stringify(message.type === 'move' ? { ...message, seq: (message.seq ?? 0) + 100 } : message));
    });
  });
}
