import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../src/browser.ts';
import { playOn, readTable, settled } from '../src/play.ts';
import { openServerTable, setUpServerTable } from '../src/server-table.ts';
import { choosePlayers } from '../src/table-setup.ts';
import { openServerSession } from '../src/test-server.ts';
import { waitUntil } from '../src/wait-until.ts';

describe('people at a table of the server', () => {
  const at = openServerSession();

  it('two browsers play by link, a third watches, and the match survives a server restart', async () => {
    const host = await at.visit('/');
    const link = await setUpServerTable(host, at.site.url, 'citadels', 2);

    const guest = await at.visit(link, { language: 'nl' });
    await guest.locator('[data-sit]').click();
    await guest.locator('[data-ready]').click();
    await host.locator('[data-begin]:enabled').click();
    await Promise.all([settledOrWaiting(host), settledOrWaiting(guest)]);

    const spectator = await at.visit(link);
    await waitUntil(async () => (await readTable(spectator))?.viewer).toBe('spectator');

    let moves = await alternate([host, guest], 10);
    expect(moves).toBe(10);
    // The players have not agreed on advice, so neither page offers hints.
    for (const page of [host, guest]) expect(await page.locator('[data-action="hint"]').count()).toBe(0);
    const before = await readTable(host);

    await at.stop();
    await host.locator('.reconnecting').waitFor();
    await at.start();
    await host.locator('.reconnecting').waitFor({ state: 'detached' });
    expect((await readTable(host))?.view).toEqual(before?.view);
    await waitUntil(async () => (await readTable(guest))?.seq).toBe(before?.seq);
    moves = await alternate([host, guest], 6);
    expect(moves).toBe(6);

    const now = (await readTable(host))?.seq;
    await waitUntil(async () => (await readTable(spectator))?.seq).toBe(now);
    const watched = await readTable(spectator);
    expect(watched?.lit).toEqual([]);
    expect(JSON.stringify(watched?.view)).not.toMatch(/"hand":\[/);
  });
});

describe('emotes', () => {
  const at = openServerSession();

  /** Notes every picture that appears: whose it is, which numbers it covers, and what is announced. A pause of the test misses none. */
  const watch = (page: Page) =>
    page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (!(node instanceof HTMLElement) || !node.matches('[data-emote]')) continue;
          const bubble = node.getBoundingClientRect();
          const covered = [...document.querySelectorAll('.player .fact b, .player .clock')].filter((number) => {
            const { left, right, top, bottom } = number.getBoundingClientRect();
            return left < bubble.right && right > bubble.left && top < bubble.bottom && bottom > bubble.top;
          });
          const said = document.querySelector('[role="status"].hidden-text')?.textContent ?? '';
          seen.push([node.closest<HTMLElement>('.player')?.dataset.thing, covered.length, said.replace(/^.*: /, '')].join(' '));
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
  const seenBy = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen') as string[]);

  it('show at the seat of their player for a moment, cover no number, and are announced', async () => {
    const host = await at.visit('/');
    const link = await setUpServerTable(host, at.site.url, 'citadels', 2);
    const guest = await at.visit(link, { language: 'nl', size: PHONE });
    await guest.locator('[data-sit]').click();
    await guest.locator('[data-ready]').click();
    await host.locator('[data-begin]:enabled').click();
    await Promise.all([settledOrWaiting(host), settledOrWaiting(guest)]);
    const spectator = await at.visit(link);
    await waitUntil(async () => (await readTable(spectator))?.viewer).toBe('spectator');

    for (const page of [host, guest, spectator]) await watch(page);
    await host.locator('[data-side-tab="chat"]').click();
    await host.locator('[data-show-emote="thanks"]').click();
    for (const page of [host, spectator]) await waitUntil(() => seenBy(page)).toEqual(['seat:a 0 thanks']);
    await waitUntil(() => seenBy(guest)).toEqual(['seat:a 0 bedankt']);
    for (const page of [host, guest, spectator]) await page.locator('[data-emote]').waitFor({ state: 'detached' });

    // On a phone: a tap on the own seat, and one on a picture.
    await guest.locator('.player-own').click({ force: true });
    await guest.locator('dialog [data-show-emote="wow"]').click();
    await waitUntil(() => seenBy(host)).toEqual(['seat:a 0 thanks', 'seat:b 0 surprise']);
    await waitUntil(() => seenBy(guest)).toEqual(['seat:a 0 bedankt', 'seat:b 0 verrassing']);

    // Spectators show nothing.
    await spectator.locator('[data-side-tab="chat"]').click();
    await spectator.locator('.chat').waitFor();
    expect(await spectator.locator('[data-show-emote]').count()).toBe(0);
  });
});

describe('a player at two tables', () => {
  const at = openServerSession();

  it('gets a link to the table that is waiting', async () => {
    const page = await at.visit('/');
    const waiting = await openServerTable(page, at.site.url, 'fortuna', 2);
    await settled(page);
    await page.goto(`${at.site.url}/game/citadels?way=friends`);
    await choosePlayers(page, 2);
    await page.getByRole('group', { name: 'Hints and advice' }).getByRole('radio', { name: 'Allowed', exact: true }).check();
    await page.locator('[data-start]').click();
    await page.waitForURL(/\/table\//);
    const other = await at.visit(new URL(page.url()).pathname);
    await other.locator('[data-sit]').click();
    await other.locator('[data-ready]').click();
    await page.locator('[data-begin]:enabled').click();
    // If this page decides first, it plays until it has nothing to decide.
    await Promise.all([page, other].map((each) => each.locator('.board-area:not([data-unseen])').waitFor()));
    // They have agreed on advice, so the deciding player may ask the Master.
    await waitUntil(async () => {
      const hints = await Promise.all([page, other].map((each) => each.locator('[data-action="hint"]').count()));
      return hints.reduce((sum, count) => sum + count, 0);
    }).toBe(1);
    for (let step = 0; step < 20 && ((await readTable(page))?.moves.length ?? 0) > 0; step++) await playOn(page, { steps: 1 });
    await page.locator('.next-table').click();
    await page.waitForURL(new RegExp(waiting));
    expect((await settled(page)).game).toBe('fortuna');
  });
});

type Pages = readonly [Page, Page];

async function settledOrWaiting(page: Page): Promise<void> {
  await page.locator('.table').waitFor();
}

/** Plays for each deciding player in turn; returns the number of confirmed moves. */
async function alternate(pages: Pages, wanted: number): Promise<number> {
  let moves = 0;
  const isAsked = async (page: Page): Promise<boolean> => {
    const now = await readTable(page);
    return now !== null && (now.lit.length > 0 || now.staged !== null);
  };
  for (let tries = 0; tries < 400 && moves < wanted; tries++) {
    await waitUntil(async () => (await Promise.all(pages.map(isAsked))).includes(true)).toBe(true);
    for (const page of pages) {
      if (!(await isAsked(page))) continue;
      const { seq } = await settled(page);
      await playOn(page, { steps: 1, seed: tries });
      if ((await readTable(page))?.seq !== seq) moves++;
    }
  }
  return moves;
}
