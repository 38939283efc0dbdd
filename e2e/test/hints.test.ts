import { findGame, games } from '@belfry/games';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../src/browser.ts';
import { expectLitIsLegal, playOn, readTable, settled } from '../src/play.ts';
import { sampled } from '../src/sampled.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

describe('hints by the Master', () => {
  const at = openTestSession();

  it.each(
    sampled(
      games.map(({ id }) => id),
      0,
      4,
    ),
  )('a learner of %s is told what each decision is about', async (game) => {
    const page = await at.visit('/', game === 'bruges' ? { size: PHONE, language: 'nl' } : {});
    await page.locator(`[data-learn="${game}"]`).click();
    await page.locator('[data-finale]').click();
    await page.locator('.hint-lesson strong').waitFor();
    const clause = await page.locator('.hint-lesson a').getAttribute('href');
    expect(clause).toMatch(new RegExp(`^/rules/${game}#[A-Z]{3}-\\d+\\.\\d+$`));
    await playOn(page, {
      steps: 8,
      each: async () => await waitUntil(() => page.locator('.hint-lesson p').textContent()).not.toMatch(/lesson\./),
    });
    await settled(page);
    await page.locator('.hint > .button-icon').click();
    await page.locator('.hint').waitFor({ state: 'detached' });
  });

  it('offers the coach once, to a first-time player', async () => {
    const page = await at.visit('/', { settings: { coachOffered: false } });
    await page.locator('[data-play="citadels"]').click();
    await page.locator('[data-coach="yes"]').click();
    await page.locator('.hint-lesson strong').waitFor();
    await page.locator('.hint > .button-icon').click();
    await page.locator('.hint').waitFor({ state: 'detached' });
    // The coach's settings belong to that table.
    await page.goto(at.site.url);
    await page.locator('[data-play="fortuna"]').click();
    await settled(page);
    expect(await page.locator('.hint').count()).toBe(0);
  });

  it('suggests two moves with odds and reasons, highlights the better one, and stages the chosen one', async () => {
    const page = await at.visit('/');
    await page.locator('[data-play="citadels"]').click();
    const { moves } = await settled(page);
    await page.keyboard.press('h');
    const rows = page.locator('.hint-asked .hint-row');
    await rows.nth(1).waitFor();
    await waitUntil(() => rows.first().textContent()).toMatch(/\d+% to win, about \d+ points\..+\./);
    const pointed = await pointedThings(page);
    expect(pointed.length).toBeGreaterThan(0);
    const now = await settled(page);
    expectLitIsLegal(now);
    for (const thing of pointed) expect(now.lit).toContain(thing);
    await rows.first().click();
    const staged = (await readTable(page))?.staged ?? '';
    expect(moves).toContain(staged);
    expect(findGame('citadels').targets(findGame('citadels').read(staged))).toEqual(expect.arrayContaining(pointed));
    await page.keyboard.press('c');
    await rows.first().waitFor({ state: 'detached' });
    await waitUntil(() => pointedThings(page)).toEqual([]);
  });

  it('gives no hints when others share the screen', async () => {
    const page = await at.visit('/game/citadels?way=screen');
    await page.locator('[data-start]').click();
    await page.locator('[data-take]').first().click();
    await settled(page);
    expect(await page.locator('[data-action="hint"]').count()).toBe(0);
    await page.keyboard.press('h');
    expect(await page.locator('.hint').count()).toBe(0);
  });
});

function pointedThings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-pointed][data-thing]')].map((each) => each.getAttribute('data-thing') ?? ''),
  );
}
