import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@belfry/games';
import { type RunningServer, startServer } from '@belfry/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOverflow } from '../src/audit.ts';
import { DESK, PHONE } from '../src/browser.ts';
import type { Drive } from '../src/drive.ts';
import { chromiumEngine } from '../src/engines/chromium-engine.ts';
import type { Engine, OpenEngine } from '../src/engines/engine.ts';
import { firefox } from '../src/engines/firefox.ts';
import { webkit } from '../src/engines/webkit.ts';
import { playOn, settled } from '../src/play.ts';
import { DOORSTEP, findPosition, playedOut, sitDown } from '../src/position.ts';
import { privateServer } from '../src/test-server.ts';
import { waitUntil } from '../src/wait-until.ts';

const SCREENS = [
  ['desk', DESK],
  ['tablet', { width: 1024, height: 768 }],
  ['phone', PHONE],
] as const;
const LOOKS = [
  ['en', 'day'],
  ['nl', 'night'],
] as const;

const PICTURES = fileURLToPath(new URL('../pictures/', import.meta.url));

for (const engine of [chromiumEngine, firefox, webkit]) {
  describe(engine.name, () => {
    if (engine.isInstalled()) playIn(engine);
    else it.todo(`is not installed (${engine.install})`);
  });
}

/** Plays a bit of everything in one browser with one profile, as a person might in an evening. */
function playIn(engine: Engine): void {
  const folder = join(PICTURES, engine.name.toLowerCase());
  let data: string;
  let server: RunningServer;
  let open: OpenEngine;
  let page: Drive;
  let site: string;

  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'belfry-browsers-'));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    server = await startServer(privateServer(data));
    site = `http://localhost:${server.port}`;
    open = await engine.open();
    writeFileSync(join(folder, 'version.txt'), open.version);
    page = open.drive;
    await page.setViewportSize(DESK);
    await page.goto(site + DOORSTEP);
    await set({ language: 'en', theme: 'day', pace: 'instant', confirm: 'always', motion: 'off', sound: 'off', coachOffered: true });
  });
  afterAll(async () => {
    await open?.close();
    await server?.close();
    rmSync(data, { recursive: true, force: true });
  });

  const set = (settings: object) =>
    page.evaluate((some) => {
      const before = JSON.parse(localStorage.getItem('belfry.settings') ?? '{}');
      localStorage.setItem('belfry.settings', JSON.stringify({ ...before, ...some }));
    }, settings);
  const picture = (name: string) => page.screenshot({ path: join(folder, `${name}.png`) });
  const text = (selector: string) => page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);

  describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
    it('is played on the device, and a hint is given where positions can be judged', async () => {
      await page.goto(site);
      await page.click(`[data-play="${id}"]`);
      await playOn(page, { steps: 10 });
      await settled(page);
      if (game.evaluation !== undefined) {
        await page.click('[data-action="hint"]');
        await page.waitForSelector('.hint-asked .hint-row');
        expect(await text('.hint-asked .hint-row')).toMatch(/\d+% to win/);
      }
      await picture(`${id}-device`);
    });

    it('is played at a table of the server', async () => {
      await page.goto(`${site}/game/${id}?way=friends`);
      await page.click('[data-start]');
      await page.click('[data-fill]');
      await page.click('[data-begin]:not(:disabled)');
      await page.waitForSelector('.table');
      await playOn(page, { steps: 8 });
      await settled(page);
      await picture(`${id}-server`);
    });

    it('is looked at again, step by step', async () => {
      const match = playedOut(game, game.players.min);
      await page.goto(site + DOORSTEP);
      const middle = Math.floor(match.log.entries.length / 2);
      await sitDown(page, match, `/replay/play/position?at=${middle}`);
      await page.click('.replay-buttons [aria-label="One step forward"]');
      await waitUntil(() => page.evaluate(() => document.querySelector('.table')?.getAttribute('data-seq'))).toBe(`${middle + 1}`);
      await picture(`${id}-replay`);
    });

    it('lies whole on every screen at its largest table, in both languages', async () => {
      let asked = 0;
      // An offer that cannot be met answers itself, and the game would go on during the check.
      const when = ({ kind }: { readonly kind: string }, moves: readonly unknown[]) =>
        kind !== 'trade-answer' && moves.length > 1 && ++asked > 12;
      const middle = findPosition({ game, players: game.players.max, when });
      for (const [language, theme] of LOOKS) {
        await set({ language, theme });
        for (const [screen, size] of SCREENS) {
          await page.setViewportSize(size);
          await page.goto(site + DOORSTEP);
          await sitDown(page, middle);
          await settled(page);
          await picture(`${id}-${screen}-${language}-${theme}`);
          expect.soft(await findOverflow(page), `${screen} in ${language}`).toEqual([]);
        }
      }
      await set({ language: 'en', theme: 'day' });
      await page.setViewportSize(DESK);
    });
  });

  it('all games are played without a network', async () => {
    await page.goto(site);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await waitUntil(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await server.close();
    for (const { id } of games) {
      await page.goto(site);
      await page.click(`[data-play="${id}"]`);
      await playOn(page, { steps: 4 });
      await settled(page);
    }
    await picture('without-network');
  });
}
