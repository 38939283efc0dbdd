import { readFileSync } from 'node:fs';
import { readPuzzles } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { loadCourse } from '@belfry/games/courses';
import { itemAt } from '@belfry/kernel';
import type { Page } from '@playwright/test';
import { describe, it } from 'vitest';
import { PHONE } from '../src/browser.ts';
import { command, playLesson } from '../src/lessons.ts';
import { settled } from '../src/play.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

const game = findGame('citadels');
const book = readPuzzles(readFileSync(new URL('../../games/citadels/puzzles.jsonl', import.meta.url), 'utf8'));
const course = await loadCourse(game.id);
const lessons = course?.lessons ?? [];

/** What home offers to go on with: the mark of each row, and where it leads. */
const rows = (page: Page) =>
  page
    .locator('[data-study]')
    .evaluateAll((links) => links.map((link) => `${link.getAttribute('data-study')} ${link.getAttribute('href')}`));

/** Marks items of topics as done on an earlier day, as the pages store it. */
function mark(page: Page, topics: Readonly<Record<string, readonly string[]>>, value = 1): Promise<void> {
  return page.evaluate(
    ([wanted, each]) => {
      const kept = JSON.parse(localStorage.getItem('belfry.progress') ?? '{"owner":null,"topics":{}}');
      for (const [topic, items] of Object.entries(wanted))
        kept.topics[topic] = { ...kept.topics[topic], ...Object.fromEntries(items.map((item) => [item, { value: each, at: 1 }])) };
      localStorage.setItem('belfry.progress', JSON.stringify(kept));
    },
    [topics, value] as const,
  );
}

describe('home remembers', () => {
  const at = openTestSession();

  it('where to begin, the next lesson, a review, the first game and the first win', async () => {
    const page = await at.visit('/');
    const open = () => page.goto(at.site.url);
    await waitUntil(() => rows(page)).toEqual(['begin /learn/citadels']);

    await playLesson(page, game, itemAt(lessons, 0), { mistakes: 'none' });
    await open();
    await waitUntil(() => rows(page)).toEqual([`lesson /learn/citadels/${lessons[1]?.id}`]);
    await page.locator('[data-study="lesson"]').click();
    await page.locator('.lesson').waitFor();

    // Day 2 is long past, so what was learnt then is due for review.
    await mark(page, { 'review:citadels': ['aim'] }, 2);
    await open();
    await waitUntil(() => rows(page)).toEqual(['review /learn/citadels', `lesson /learn/citadels/${lessons[1]?.id}`]);
    await page.locator('[data-study="review"]').click();
    await page.locator('.course-review [data-answer="wrong"]').first().click();
    await page.locator('.course-review .lesson-mistake').waitFor();
    await page.locator('.course-review [data-answer="right"]').click();
    await page.locator('[data-review-next]').click();

    await mark(page, { 'lessons:citadels': lessons.map(({ id }) => id) });
    await open();
    await waitUntil(() => rows(page)).toEqual(['finale /learn/citadels#finale']);
    await mark(page, { 'lessons:citadels': [course?.finale.id ?? ''] });
    await open();
    await waitUntil(() => rows(page)).toEqual(['first-win /game/citadels']);
    await mark(page, { wins: ['citadels'] });
    await open();
    await waitUntil(() => rows(page)).toEqual(['puzzles /puzzles/citadels']);
  });

  it('a table that waits, and a blunder until its better move is found, on a phone', async () => {
    const page = await at.visit('/', { size: PHONE });
    await page.locator('[data-play="citadels"]').click();
    await settled(page);
    const table = new URL(page.url()).pathname;
    await page.goto(at.site.url);
    await waitUntil(() => page.locator(`.table-row .your-turn`).count()).toBe(1);
    await waitUntil(() => page.locator(`.table-row a[href="${table}"]`).count()).toBe(1);

    const { players, view, ideas, tempting } = itemAt(book.puzzles, 0);
    const blunder = { id: 'own-match-7', game: game.id, rules: game.rulesVersion, players, view, ideas, tempting };
    await page.evaluate((kept) => localStorage.setItem('belfry.own-blunders', JSON.stringify([kept])), blunder);
    await page.goto(at.site.url);
    await waitUntil(() => rows(page)).toEqual(['blunder /puzzles/citadels/own-match-7']);
    await page.locator('[data-study="blunder"]').click();
    await command(page, game, itemAt(ideas, 0).move);
    await page.locator('[data-puzzle="solved"]').waitFor();
    await page.goto(at.site.url);
    await page.locator(`.table-row a[href="${table}"]`).waitFor();
    await waitUntil(() => rows(page)).toEqual([]);
  });
});
