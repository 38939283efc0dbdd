import { games } from '@belfry/games';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { settled } from './play.ts';
import { DOORSTEP, findPosition, type Position, playedOut, sitDown } from './position.ts';
import { findQuestion, questionsOf } from './questions.ts';
import { closeSheet, openHelp, openSettings } from './sheets.ts';
import { callCoach, type SIZES, shooter } from './shooter.ts';
import { openTestSession } from './test-session.ts';

const NAMES = ['Ada', 'Isabel', 'Lorenzo', 'Maria', 'Joost', 'Clara', 'Matteo'];

/** Takes screenshots of the tables of all games on a screen of that size. */
export function tourTables([size, dimensions]: (typeof SIZES)[number]): void {
  describe(`tables on a ${size}`, () => {
    const at = openTestSession();
    const visit = (settings = {}) => at.visit(DOORSTEP, { size: dimensions, settings });

    it.each(games.map((game) => [game.id, game] as const))('%s: every question, chosen and staged', async (id, game) => {
      const page = await visit();
      const shoot = shooter(page, size);
      for (const question of questionsOf(game)) {
        await seat(page, findQuestion(game, question));
        await settled(page);
        await shoot(`${id}-${question.replace('decision.', '')}`);
      }
      let asked = 0;
      await seat(page, findPosition({ game, players: game.players.max, when: (_, moves) => moves.length > 2 && ++asked > 16 }));
      const { staged } = await settled(page);
      if (staged === null) await page.locator('[data-state="lit"]').first().click();
      await shoot(`${id}-picked`);
    });

    it.each(games.map((game) => [game.id, game] as const))('%s: coach, hint, closely, in words, end, replay', async (id, game) => {
      const page = await visit();
      const shoot = shooter(page, size);
      await seat(page, findPosition({ game, players: game.players.min, when: () => true }));
      await callCoach(page);
      const judged = game.evaluation !== undefined;
      await page
        .locator(judged ? '.hint-row' : '.hint-lesson')
        .first()
        .waitFor();
      await shoot(`${id}-coach`);
      await page.locator('.hint > .button-icon').click();
      if (judged) {
        await page.locator('[data-action="hint"]').click();
        await page.locator('.hint-row').first().waitFor();
        await shoot(`${id}-hint`);
        await page.locator('.hint > .button-icon').click();
      }
      await page.locator('.board-area [data-thing][role="button"], .tray [data-thing][role="button"]').last().dispatchEvent('contextmenu');
      if ((await page.locator('dialog[open]').count()) > 0) await shoot(`${id}-closely`);
      const match = playedOut(game, Math.min(game.players.max, 4));
      await seat(page, match);
      await page.locator(judged ? '.swings' : '.ending').waitFor();
      await shoot(`${id}-end`);
      // The buttons are always in sight; the charts are not.
      const scrolled = await page.locator('dialog.ending').evaluate((sheet) => {
        sheet.scrollTo({ top: sheet.scrollHeight, behavior: 'instant' });
        return sheet.scrollTop;
      });
      expect(scrolled).toBeGreaterThan(0);
      await shoot(`${id}-end-below`);
      await sitDown(page, match, `/replay/play/position?at=${Math.floor(match.log.entries.length / 2)}`, NAMES);
      await page.locator('.replay-controls').waitFor();
      await shoot(`${id}-replay`);
    });

    it('the sheets of a table, and the table in words', async () => {
      const [game] = games;
      if (game === undefined) return;
      const page = await visit();
      const shoot = shooter(page, size);
      await seat(page, findPosition({ game, players: 4, when: (_, moves) => moves.length > 4 }));
      await settled(page);
      for (const [open, screen] of [
        [openSettings, 'table-settings'],
        [openHelp, 'help'],
      ] as const) {
        await open(page);
        await shoot(screen);
        await closeSheet(page);
      }
      if (size === 'phone') {
        await page.locator('.status-tools .only-narrow').click();
        await shoot('log');
        await page.locator('.side-tabs .button-icon').click();
      }
      await page.keyboard.press('t');
      await page.locator('.text-table').waitFor();
      await shoot('words');
    });

    async function seat(page: Page, position: Position): Promise<void> {
      await sitDown(page, position, '/play/position', NAMES);
    }
  });
}
