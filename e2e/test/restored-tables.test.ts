import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTable, newVisitor, Player, type Visitor } from '@belfry/client';
import { findGame, rulesOf } from '@belfry/games';
import { startServer } from '@belfry/server';
import type { Page } from '@playwright/test';
import { afterAll, describe, expect, it } from 'vitest';
import { readTable, settled } from '../src/play.ts';
import { sampled } from '../src/sampled.ts';
import { openServerSession, privateServer } from '../src/test-server.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

describe('a match of earlier rules', () => {
  const data = mkdtempSync(join(tmpdir(), 'belfry-kept-'));
  afterAll(() => rmSync(data, { recursive: true, force: true }));
  const held: { ann?: Visitor; table?: string } = {};

  /** Plays the beginning of a match on a server with the old rules. */
  async function playThen(): Promise<void> {
    const then = await startServer(privateServer(data), { games: [await rulesOf({ game: 'nuremberg', rules: 1 })] });
    const ann = await newVisitor(then.url);
    const { id } = await makeTable(ann, { game: 'nuremberg', players: 4, bots: 'apprentice', pace: 'instant', start: true });
    await new Promise<void>((enough) => {
      const player = new Player({
        ...{ visitor: ann, table: id, seat: 0 },
        choose: ({ legal }) => legal.find((move) => move === 'end turn') ?? legal[0] ?? '',
        onSteps: (_, { seq, legal }) => {
          if (seq < 30 || legal.length === 0) return;
          player.stop();
          enough();
        },
      });
    });
    await then.close();
    Object.assign(held, { ann, table: id });
  }

  const at = openTestSession(async () => {
    await playThen();
    const { port, close } = await startServer(privateServer(data));
    return { url: `http://localhost:${port}`, close };
  });

  /** Opens a page as Ann. */
  async function visit(address: string): Promise<Page> {
    const page = await at.visit('/');
    const [name = '', value = ''] = held.ann?.headers.cookie?.split('=') ?? [];
    await page.context().clearCookies();
    await page.context().addCookies([{ name, value, url: at.site.url }]);
    await page.goto(at.site.url + address);
    return page;
  }

  it('appears on the current board with its own map and can be continued', async () => {
    const page = await visit(`/table/${held.table}`);
    const before = await settled(page);
    expect(before.seq).toBeGreaterThanOrEqual(30);
    const numberOn = (hex: string) => page.locator(`[data-thing="hex:${hex}"] .nur-yield text`).textContent();
    expect([await numberOn('C3'), await numberOn('D5')]).toEqual(['12', '10']);
    // Today's rules cannot tell what is legal here; the server can.
    for (let step = 0; step < 30 && (await readTable(page))?.seq === before.seq; step++) {
      const { staged, lit } = await settled(page);
      const thing = lit.find((id) => !/^verb:(offer|counter)$/.test(id));
      await page.click(staged === null ? `[data-thing="${thing}"][data-state="lit"]` : '[data-action="confirm"]');
    }
    await waitUntil(async () => (await readTable(page))?.seq ?? 0).toBeGreaterThan(before.seq);
  });
});

describe('a removed table on the server', () => {
  const at = openServerSession();

  const WORDS = [
    ['en', 'Restore'],
    ['nl', 'Terugzetten'],
  ] as const;

  it.each(sampled(WORDS, 1))('can be restored from the home page, in the language %s', async (language, words) => {
    const page = await at.visit('/game/citadels?way=friends', { language });
    await page.locator('[data-start]').click();
    await page.waitForURL(/\/table\//);
    const address = new URL(page.url()).pathname;
    await page.goto(at.site.url);
    await page.locator('[data-take-away]').click();
    const back = page.locator('[data-bring-back]');
    await waitUntil(() => back.innerText()).toBe(words);
    expect(await page.locator(`a[href="${address}"]`).count()).toBe(0);
    await back.click();
    await page.locator(`a[href="${address}"]`).first().click();
    await page.locator('[data-seat], .lobby').first().waitFor();
  });
});

describe('a match of rules that are newer than the page', () => {
  const at = openServerSession({ games: [{ ...findGame('citadels'), rulesVersion: 99 }] });

  it('asks for a reload and shows nothing under other rules', async () => {
    const page = await at.visit('/game/citadels?way=friends');
    await page.locator('[data-start]').click();
    await page.waitForURL(/\/table\//);
    await page.locator('[data-load-anew]').waitFor();
    expect(await page.locator('.lobby, .table').count()).toBe(0);
  });
});
