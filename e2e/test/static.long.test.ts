import { games } from '@belfry/games';
import { loadCourse } from '@belfry/games/courses';
import { itemAt } from '@belfry/kernel';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { playOpenLesson } from '../src/lessons.ts';
import { playOn, settled } from '../src/play.ts';
import { IN_FULL, sampled } from '../src/sampled.ts';
import { openStaticSite } from '../src/static-site.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

describe('static pages below a base path', () => {
  const at = openTestSession(openStaticSite);

  /** Every request of the page must be for a file in the folder. */
  const watchRequests = (page: Page): string[] => {
    const astray: string[] = [];
    page.on('response', (response) => {
      if (response.status() !== 200 && response.status() !== 304) astray.push(`${response.status()} ${response.url()}`);
    });
    return astray;
  };

  it.each(sampled(games, 0, 4).map(({ id }) => id))('%s can be played, reloaded, and continued offline', async (id) => {
    const page = await at.visit('', { keep: true });
    const astray = watchRequests(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await waitUntil(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(await page.locator('a[href*="way=friends"]').count()).toBe(0);
    await page.locator(`[data-play="${id}"]`).click();
    await playOn(page, { steps: 3, mouse: 2 });
    const { seq, view } = await settled(page);
    await page.context().setOffline(true);
    await page.reload();
    expect(await settled(page)).toMatchObject({ seq, view });
    await playOn(page, { steps: 2, mouse: 2 });
    await page.goto(`${at.site.url}?/rules/${id}`);
    await page.locator('.clause').first().waitFor();
    await page.context().setOffline(false);
    // A table in progress is on the home page, with its own address.
    await page.goto(at.site.url);
    await page.locator('.my-tables a[href^="?/play/"]').click();
    expect((await settled(page)).seq).toBeGreaterThanOrEqual(seq);
    expect(astray).toEqual([]);
  });

  it('links from one clause to another and back', async () => {
    const page = await at.visit('?/rules/citadels#CIT-17.3');
    const astray = watchRequests(page);
    const marked = () => page.locator('.clause-here').getAttribute('id');
    await waitUntil(marked).toBe('CIT-17.3');
    const [link] = await page
      .locator('.rules-text a[href^="#CIT-"]')
      .evaluateAll((links) => links.map((each) => each.getAttribute('href') ?? '').filter((href) => href !== '#CIT-17.3'));
    await page.locator(`.rules-text a[href="${link}"]`).first().click();
    await waitUntil(marked).toBe(link.slice(1));
    expect(page.url()).toBe(`${at.site.url}?/rules/citadels${link}`);
    await page.goBack();
    await waitUntil(marked).toBe('CIT-17.3');
    await page.reload();
    await waitUntil(marked).toBe('CIT-17.3');
    expect(astray).toEqual([]);
  });

  it.each(IN_FULL ? games.map((game) => [game.id, game] as const) : [])('%s: the first lesson', async (id, game) => {
    const course = await loadCourse(id);
    if (course === null) return expect(games).toContain(game);
    const page = await at.visit(`?/learn/${id}`);
    const astray = watchRequests(page);
    const lesson = itemAt(course.lessons, 0);
    await page.locator('[data-learn-next]').click();
    await page.waitForURL(`${at.site.url}?/learn/${id}/${lesson.id}`);
    await playOpenLesson(page, game, lesson, { mistakes: 'first' });
    expect(astray).toEqual([]);
  });

  it('says which features need a server', async () => {
    const page = await at.visit('?/game/citadels?way=friends');
    const astray = watchRequests(page);
    await page.getByText('Playing by link needs a server').waitFor();
    await page.goto(`${at.site.url}index.html?/table/abc&utm_source=x`);
    await page.getByText('Page not found').waitFor();
    expect(astray).toEqual([]);
  });
});
