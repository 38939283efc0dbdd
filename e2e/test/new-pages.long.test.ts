import { describe, expect, it } from 'vitest';
import { openTestPages } from '../src/test-pages.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

describe('the offline cache', () => {
  let version = 'Belfry';
  const at = openTestSession(() =>
    openTestPages((file, body) => {
      if (file === '/index.html') return body.toString().replace('<title>Belfry</title>', `<title>${version}</title>`);
      if (file === '/sw.js') return body.toString().replace(/(\["index\.html",")\w+/, `$1${version}`);
      return body;
    }),
  );

  it('keeps all pages at one version until the player reloads into the new one', async () => {
    const page = await at.visit('/style', { keep: true });
    /** Returns the HTML as the browser received it, before any script of the page. */
    const kept = () => page.evaluate(async () => /<title>(.*)<\/title>/.exec(await (await fetch('/index.html')).text())?.[1]);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(at.site.url);
    await waitUntil(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(await kept()).toBe('Belfry');

    version = 'Newer';
    await page.reload();
    const other = await page.context().newPage();
    await other.goto(at.site.url);
    const load = page.getByRole('button', { name: 'Update' });
    await load.waitFor();
    await other.getByRole('button', { name: 'Update' }).waitFor();
    expect(await kept()).toBe('Belfry');
    const reloaded = [page, other].map((each) => each.waitForEvent('load'));
    await load.click();
    await Promise.all(reloaded);
    expect(await kept()).toBe('Newer');
    const names = await page.evaluate(async () => {
      const [name = '', ...more] = await caches.keys();
      const files = await (await caches.open(name)).keys();
      return {
        caches: [name, ...more],
        pages: files.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === '/index.html').length,
      };
    });
    // Nothing of the old version is left.
    expect(names).toEqual({ caches: [`belfry-pages-${at.site.url}/`], pages: 1 });

    await page.context().setOffline(true);
    await page.goto(`${at.site.url}/game/bruges`);
    await page.locator('[data-start]').waitFor();
    await page.context().setOffline(false);
  });

  it('stores nothing when one file is missing', async () => {
    const page = await at.visit('/style', { keep: true });
    await page.context().route('**/mark-192.png', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    const installed = await page.evaluate(async () => {
      await navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((each) => each.unregister())));
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
      const registration = await navigator.serviceWorker.register('/sw.js?again');
      const worker = registration.installing;
      return new Promise((settled) => worker?.addEventListener('statechange', () => settled(worker.state)));
    });
    expect(installed).toBe('redundant');
  });
});
