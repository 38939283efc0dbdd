import { readFileSync } from 'node:fs';
import { type Puzzle, readPuzzles } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { itemAt } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../src/browser.ts';
import { command } from '../src/lessons.ts';
import { DOORSTEP, playedOut, sitDown } from '../src/position.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

const game = findGame('citadels');
const book = readPuzzles(readFileSync(new URL('../../games/citadels/puzzles.jsonl', import.meta.url), 'utf8'));
const puzzle: Puzzle = itemAt(book.puzzles, 0);

describe('puzzles and game review', () => {
  const at = openTestSession();

  it('a puzzle explains the tempting move and is solved by the best one', async () => {
    const page = await at.visit('/puzzles/citadels', { size: PHONE });
    await page.locator(`[data-puzzle-id="${puzzle.id}"]`).click();
    await page.locator('[data-puzzle="asked"]').waitFor();
    await command(page, game, puzzle.tempting);
    await page.locator('[data-puzzle="wrong"] .lesson-mistake').waitFor();
    await waitUntil(() => page.locator('.puzzle-sequel li').count()).toBeGreaterThan(0);
    // Events of the other players are shown below the seats, not over them.
    const foot = await page
      .locator('.player')
      .evaluateAll((players) => Math.max(...players.map((each) => each.getBoundingClientRect().bottom)));
    expect(await page.locator('.telling-line').evaluate((line) => line.getBoundingClientRect().top)).toBeGreaterThanOrEqual(foot - 1);
    await page.locator('[data-puzzle-again]').click();
    await command(page, game, itemAt(puzzle.ideas, 0).move);
    await page.locator('[data-puzzle="solved"] .lesson-success').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('belfry.progress'))).toContain(puzzle.id);
    await page.locator('[data-puzzle-next]').waitFor();
  });

  it('a game review starts, shows its progress, and can be stopped', async () => {
    const page = await at.visit(DOORSTEP);
    await sitDown(page, playedOut(game, 2));
    await page.locator('[data-mirror-link]').click();
    await page.locator('[data-mirror="begin"]').click();
    // Results appear while the review is still running.
    await page.locator('[data-mirror="so-far"], [data-mirror="there"]').waitFor();
    await waitUntil(() => page.locator('progress').getAttribute('value')).not.toBe('0');
    await page.locator('[data-mirror="stop"]').click();
    await waitUntil(() => page.locator('.mirror-begin [role="status"]').textContent()).not.toBe('');
    await page.locator('[data-mirror="begin"]').waitFor();
  });
});
