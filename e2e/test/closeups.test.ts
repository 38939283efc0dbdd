import { findGame } from '@belfry/games';
import type { Decision } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { LAPTOP, PHONE } from '../src/browser.ts';
import { settled } from '../src/play.ts';
import { findPosition, sitDown } from '../src/position.ts';
import { change } from '../src/shooter.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

/** How closeups open; `npm run explained` checks that everything has one, with a sample in every-game.test.ts. */
describe('closeups', () => {
  const at = openTestSession();
  const game = findGame('citadels');
  const building = (_: Decision, moves: readonly unknown[]) => moves.filter((move) => game.write(move).startsWith('build')).length > 2;
  const position = () => findPosition({ game, players: 4, when: building });

  it('floats beside the card, covers no highlighted item, and closes on a click', async () => {
    const page = await at.stay();
    await sitDown(page, position());
    await settled(page);
    const card = page.locator('.tray [data-thing^="hand:"][data-state="lit"]').first();
    await card.hover();
    const closeup = page.locator('.closeup-float');
    await closeup.waitFor();
    const hidden = await page.evaluate(() => {
      const paper = document.querySelector('.closeup-float')?.getBoundingClientRect();
      if (paper === undefined) return ['there is no closeup'];
      return [...document.querySelectorAll('[data-state="lit"]')].flatMap((thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        const covered = left < paper.right && right > paper.left && top < paper.bottom && bottom > paper.top;
        return covered ? [thing.getAttribute('data-thing')] : [];
      });
    });
    expect(hidden).toEqual([]);
    await card.click();
    expect(await closeup.count()).toBe(0);
  });

  it('leaves what a lesson says uncovered', async () => {
    const page = await at.visit('/learn/bruges/house', { size: LAPTOP });
    await settled(page);
    await page.locator('.tray [data-thing="verb:canal"]').hover();
    await page.locator('.closeup-float').waitFor();
    const covered = await page.evaluate(() => {
      const paper = document.querySelector('.closeup-float')?.getBoundingClientRect();
      const words = document.querySelector('.lesson-words')?.getBoundingClientRect();
      if (paper === undefined || words === undefined) return 'there is no closeup or no lesson';
      return words.left < paper.right && words.right > paper.left && words.top < paper.bottom && words.bottom > paper.top;
    });
    expect(covered).toBe(false);
  });

  it('opens the closeup of a disabled item with the keyboard', async () => {
    const page = await at.stay();
    await sitDown(page, position());
    await settled(page);
    // Move the mouse away, so that no closeup opens under it.
    await page.mouse.move(0, 0);
    await page.locator('.cit-pile').first().press('i');
    await page.locator('dialog.closeup[open] a[href="/rules/citadels#CIT-6.2"]').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-place'))).toBe('discard');
  });

  it('opens the closeup of a board area with the keyboard', async () => {
    const page = await at.stay();
    await sitDown(page, findPosition({ game: findGame('fortuna'), players: 2, when: () => true }));
    await settled(page);
    await page.mouse.move(0, 0);
    await page.locator('.for-pawn').first().focus();
    const isGround = () => page.evaluate(() => document.activeElement?.matches('.for-road') === true);
    for (let step = 0; step < 12 && !(await isGround()); step++) await page.keyboard.press('Shift+ArrowUp');
    expect(await isGround()).toBe(true);
    await page.keyboard.press('Enter');
    await page.locator('dialog.closeup[open] a[href="/rules/fortuna#FOR-14.5"]').waitFor();
    await page.keyboard.press('Escape');
  });

  it('explains a disabled item and its reason on a phone', async () => {
    const page = await at.stay({ size: PHONE });
    await sitDown(page, position());
    await settled(page);
    await page.locator('[data-thing="character:king"]').tap({ force: true });
    const sheet = page.locator('dialog.closeup[open]');
    await waitUntil(() => sheet.locator('h2').textContent()).toBe('King');
    await waitUntil(() => sheet.locator('.closeup-reason a').textContent()).toMatch(/^CIT-\d+\.\d+$/);
    await waitUntil(() => sheet.locator('a', { hasText: 'CIT-12.1' }).count()).toBe(1);
    const reason = await sheet.locator('.closeup-reason').textContent();
    // Another window of the same browser may change the language meanwhile.
    await change(page, { language: 'nl' });
    await waitUntil(() => sheet.locator('h2').textContent()).toBe('Koning');
    await waitUntil(() => sheet.locator('.closeup-reason').textContent()).not.toBe(reason);
    await waitUntil(() => sheet.locator('a', { hasText: 'CIT-12.1' }).textContent()).toMatch(/^Regel: /);
    await change(page, { language: 'en' });
    await page.keyboard.press('Escape');
    // A pile can never be chosen, so its closeup gives no reason.
    await page.locator('.cit-pile').first().tap();
    await waitUntil(() => sheet.locator('h2').textContent()).toContain('Draw pile');
    expect(await sheet.locator('.closeup-reason').count()).toBe(0);
  });
});
