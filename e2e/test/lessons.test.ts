import { findGame, games } from '@belfry/games';
import { loadCourse } from '@belfry/games/courses';
import { itemAt } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../src/browser.ts';
import { playLesson } from '../src/lessons.ts';
import { sampled } from '../src/sampled.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

describe('lessons at the board', () => {
  const at = openTestSession();

  it.each(
    sampled(
      games.map((game, place) => [game.id, game, place] as const),
      0,
      4,
    ),
  )('%s: the first lesson, with its mistakes', async (id, game, place) => {
    const course = await loadCourse(id);
    if (course === null) return expect(games).toContain(game);
    const page = await at.visit(`/learn/${id}`, place % 4 < 2 ? {} : { size: PHONE, language: 'nl' });
    await page.locator('[data-learn-next]').click();
    await page.locator('.lesson').waitFor();
    await playLesson(page, game, itemAt(course.lessons, 0), { mistakes: 'first' });
    await page.goto(`${at.site.url}/learn/${id}`);
    await page.locator('.course-done').waitFor();
    await waitUntil(() => page.locator('.course-done').count()).toBe(1);
  });

  it.each(sampled(['people', 'palace'], 1))('fortuna: %s on a phone, where not everything has room', async (id) => {
    const course = await loadCourse('fortuna');
    const lesson = course?.lessons.find((each) => each.id === id);
    if (lesson === undefined) throw new Error(`Fortuna has no lesson "${id}"`);
    await playLesson(await at.stay({ size: PHONE }), findGame('fortuna'), lesson, { mistakes: 'first' });
  });
});
