import { games } from '@belfry/games';
import { describe, expect, it } from 'vitest';
import { audit, findOverflow } from '../src/audit.ts';
import { PHONE } from '../src/browser.ts';
import { sampled } from '../src/sampled.ts';
import { openServerSession } from '../src/test-server.ts';
import { waitUntil } from '../src/wait-until.ts';

describe('the guide of a game', () => {
  const at = openServerSession();

  it('shows the table, filters cards, finds cards and clauses, and links to lessons', async () => {
    const page = await at.visit('/rules/citadels');
    const districts = page.locator('[data-section="districts"]');
    await districts.waitFor();
    await waitUntil(() => page.locator('.guide-pin-on').count()).toBe(4);
    const shown = districts.locator('[data-card]');
    expect(await shown.count()).toBeLessThan(27);
    await districts.locator('[data-show-all]').click();
    await waitUntil(() => shown.count()).toBe(27);
    await districts.locator('[data-filter="colour"]').selectOption('purple');
    await waitUntil(() => shown.count()).toBe(10);
    await districts.locator('[data-filter="cost"]').selectOption('6');
    await waitUntil(() => shown.count()).toBe(4);
    await districts.getByRole('searchbox').fill('dragon');
    await waitUntil(() => shown.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')))).toEqual(['dragon-gate']);

    // A click on anything in the picture explains it.
    await page.locator('.guide-board .cit-pile').first().click();
    await page.locator('dialog.closeup[open]').waitFor();
    await page.keyboard.press('Escape');

    await page.locator('.rules-search input').fill('graveyard');
    const found = page.locator('.rules-found');
    await waitUntil(() => found.locator('[data-card]').first().getAttribute('data-card')).toBe('graveyard');
    await waitUntil(() => found.locator('mark').first().textContent()).toBe('Graveyard');
    await found.locator('a[href="#CIT-17.3"]').first().click();
    await waitUntil(() => page.locator('#CIT-17\\.3').evaluate((clause) => clause.matches('.clause-here'))).toBe(true);
    await waitUntil(() => page.locator('#CIT-17\\.3 a[href^="/learn/citadels/"]').count()).toBe(1);
  });

  it('keeps the clause being read in place in another language', async () => {
    const page = await at.visit('/rules/fortuna#FOR-4.4');
    await page.locator('.clause-here').waitFor();
    await page.locator('#FOR-11\\.3').evaluate((clause) => clause.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const top = () => page.locator('#FOR-11\\.3').evaluate((clause) => clause.getBoundingClientRect().top);
    const before = await top();
    const words = () => page.locator('#FOR-11\\.3').textContent();
    for (const language of ['nl', 'en']) {
      const earlier = await words();
      await page.locator(`button[lang="${language}"]`).evaluate((button: HTMLElement) => button.click());
      await waitUntil(words).not.toBe(earlier);
      await waitUntil(async () => Math.abs((await top()) - before) < 3).toBe(true);
      await waitUntil(() => page.locator('.clause-here').getAttribute('id')).toBe('FOR-4.4');
    }
  });

  it.each(sampled(games, 0, 4).map(({ id }) => id))('of %s passes axe and clips no text on desktop and phone', async (id) => {
    const page = await at.visit(`/rules/${id}`, { language: 'nl' });
    await page.locator('.guide-pin-on').first().waitFor();
    expect(await audit(page)).toEqual([]);
    const cut = async () => (await findOverflow(page)).filter((found) => !found.includes('.guide-table'));
    expect(await cut()).toEqual([]);
    await page.setViewportSize(PHONE);
    await waitUntil(cut).toEqual([]);
  });

  it.each(sampled(games, 1, 4).map(({ id }) => id))('of %s fits on one A4 page as a player aid', async (id) => {
    for (const language of ['en', 'nl'] as const) {
      const page = await at.visit(`/rules/${id}/aid`, { language });
      const columns = page.locator('.aid-columns');
      await columns.waitFor();
      const outside = () =>
        columns.evaluate((sheet) => ({ beyond: sheet.scrollWidth - sheet.clientWidth, below: sheet.scrollHeight - sheet.clientHeight }));
      await waitUntil(outside).toEqual({ beyond: 0, below: 0 });
      const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(sheets).toHaveLength(1);
    }
  });
});
