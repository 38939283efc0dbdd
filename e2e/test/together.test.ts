import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@belfry/server';
import { afterAll, describe, expect, it } from 'vitest';
import { playOn, readTable, settled } from '../src/play.ts';
import { serverConfig } from '../src/server-house.ts';
import { setting } from '../src/setting.ts';
import { soon } from '../src/soon.ts';

describe('people at a table of the server', () => {
  const data = mkdtempSync(join(tmpdir(), 'belfry-e2e-'));
  const config = serverConfig(data);
  let server: RunningServer | null = null;
  const at = setting(async () => {
    server = await startServer(config);
    return { url: server.url, close: async () => server?.close() };
  });
  afterAll(() => rmSync(data, { recursive: true, force: true }));

  it('two browsers play each other through a link, a third watches, and the server may restart in between', async () => {
    const host = await at.visit('/game/citadels?way=friends');
    await host.locator('[data-start]').waitFor();
    await host.locator('fieldset').nth(1).getByRole('radio', { name: '2', exact: true }).check();
    await host.locator('[data-start]').click();
    await host.waitForURL(/\/table\//);
    const link = new URL(host.url()).pathname;

    const guest = await at.visit(link, { language: 'nl' });
    await guest.locator('[data-sit]').click();
    await guest.locator('[data-ready]').click();
    await host.locator('[data-begin]:enabled').click();
    await Promise.all([settledOrWaiting(host), settledOrWaiting(guest)]);

    const spectator = await at.visit(link);
    await soon(async () => (await readTable(spectator))?.viewer).toBe('spectator');

    let moves = await alternate([host, guest], 10);
    expect(moves).toBe(10);
    const before = await readTable(host);

    // The same port again: to the browsers it is the same server.
    const { port } = server ?? { port: 0 };
    await server?.close();
    await host.locator('.reconnecting').waitFor();
    server = await startServer({ ...config, port });
    await host.locator('.reconnecting').waitFor({ state: 'detached', timeout: 15_000 });
    expect((await readTable(host))?.view).toEqual(before?.view);
    await soon(async () => (await readTable(guest))?.seq).toBe(before?.seq);
    moves = await alternate([host, guest], 6);
    expect(moves).toBe(6);

    const now = (await readTable(host))?.seq;
    await soon(async () => (await readTable(spectator))?.seq).toBe(now);
    const watched = await readTable(spectator);
    expect(watched?.lit).toEqual([]);
    expect(JSON.stringify(watched?.view)).not.toMatch(/"hand":\[/);
  });
});

type Pages = readonly [Parameters<typeof playOn>[0], Parameters<typeof playOn>[0]];

async function settledOrWaiting(page: Pages[0]): Promise<void> {
  await page.locator('.table').waitFor();
}

/** Whoever is asked plays; gives the number of moves confirmed. */
async function alternate(pages: Pages, wanted: number): Promise<number> {
  let moves = 0;
  for (let tries = 0; tries < 400 && moves < wanted; tries++) {
    for (const page of pages) {
      const now = await readTable(page);
      if (now === null || (now.lit.length === 0 && now.staged === null)) continue;
      const { seq } = await settled(page);
      await playOn(page, { steps: 1, seed: tries });
      if ((await readTable(page))?.seq !== seq) moves++;
    }
    await pages[0].waitForTimeout(30);
  }
  return moves;
}
