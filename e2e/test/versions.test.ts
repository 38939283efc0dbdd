import { PROTOCOL } from '@belfry/protocol';
import { describe, expect, it } from 'vitest';
import { playOn, readTable, settled } from '../src/play.ts';
import { sampled } from '../src/sampled.ts';
import { openServerTable } from '../src/server-table.ts';
import { openServerSession } from '../src/test-server.ts';
import { waitUntil } from '../src/wait-until.ts';

describe('an outdated page', () => {
  /** The protocol version of the server. */
  const version = { protocol: PROTOCOL };
  const at = openServerSession(version);

  it('asks for a reload and loses nothing sent or selected', async () => {
    const page = await at.visit('/');
    await openServerTable(page, at.site.url, 'citadels', 2);
    await playOn(page, { steps: 2 });
    for (let now = await settled(page); now.staged === null; now = await settled(page))
      await page.locator(`[data-thing="${now.lit[0]}"][data-state="lit"]`).first().click();
    const before = await settled(page);

    await at.stop();
    version.protocol = PROTOCOL + 2;
    await at.start();
    await page.locator('.old-page').waitFor();
    await waitUntil(() => page.locator('.old-page').textContent()).toContain('nothing you sent or chose is lost');
    // Played in the old page, whose messages the server rejects.
    await page.locator('[data-action="confirm"]').click();

    // The reload brings a page that this server understands.
    await at.stop();
    version.protocol = PROTOCOL;
    await at.start();
    await page.locator('[data-load-anew]').click();
    // Until it has loaded, the old page may send the move itself, because this server accepts its messages again.
    await waitUntil(() => page.locator('.old-page').count()).toBe(0);
    await waitUntil(async () => (await readTable(page))?.seq ?? 0).toBeGreaterThan(before.seq);

    for (let now = await settled(page); now.staged === null; now = await settled(page))
      await page.locator(`[data-thing="${now.lit[0]}"][data-state="lit"]`).first().click();
    const { staged, seq } = await settled(page);
    await page.reload();
    expect(await settled(page)).toMatchObject({ staged, seq });
  });

  const PARTS = [
    { what: 'a page', part: '**/game-page-*.js', from: '/', press: 'a[href^="/game/citadels"]', to: '[data-start]' },
    { what: 'a worker', part: '**/worker-*.js', from: '/game/citadels', press: '[data-start]', to: '.table' },
  ];

  it.each(sampled(PARTS, 1))(
    'loads anew once when $what is gone from the server, and not without end',
    async ({ part, from, press, to }) => {
      const visitor = await at.visit('/style');
      // A page without the check for complaints, because it may complain of missing files.
      const page = await visitor.context().newPage();
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads++;
      });
      let isGone = true;
      await page.context().route(part, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
      await page.clock.install();
      await page.goto(at.site.url + from);
      await page.locator(press).first().click();
      await page.locator('.middle .button').waitFor();
      // No timer of the page itself reloads it again within an hour of its clock.
      await page.clock.fastForward('01:00:00');
      await page.goto(`${at.site.url}/style`);
      expect(loads).toBe(3);

      // A new version has the missing part again, so another tab loads it.
      const next = await visitor.context().newPage();
      await next.goto(at.site.url + from);
      await next.locator(press).first().click({ noWaitAfter: true });
      isGone = false;
      await next.locator(to).waitFor();
      expect(await next.locator('.middle').count()).toBe(0);
    },
  );
});
