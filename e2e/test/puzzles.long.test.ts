import { readFileSync } from 'node:fs';
import { readPuzzles } from '@belfry/bots';
import { games } from '@belfry/games';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../src/browser.ts';
import { command } from '../src/lessons.ts';
import { openTestSession } from '../src/test-session.ts';

/**
 * Each takes seconds to click through, and an answer costs about the same in all; a test of the games times every one without a browser.
 */
const EVERY = 4;
const MOST_MS = 3000;

describe('puzzles of every game', () => {
  const at = openTestSession();

  it.each(games.filter(({ evaluation }) => evaluation !== undefined).map((game) => [game.id, game] as const))(
    '%s: the tempting move is answered within three seconds',
    async (id, game) => {
      const { puzzles } = readPuzzles(readFileSync(new URL(`../../games/${id}/puzzles.jsonl`, import.meta.url), 'utf8'));
      const page = await at.visit(`/puzzles/${id}`, { size: PHONE });
      await page.locator('[data-puzzle-open]').waitFor();
      const times: number[] = [];
      for (const { id: puzzle, tempting } of puzzles.filter((_, place) => place % EVERY === 0)) {
        await page.locator(`[data-puzzle-id="${puzzle}"]`).click();
        await page.locator('[data-puzzle="asked"]').waitFor();
        await page.evaluate(() => {
          document.addEventListener(
            'click',
            ({ target }) => {
              if (target instanceof Element && target.closest('[data-action="confirm"]') !== null) performance.mark('asked');
            },
            { capture: true },
          );
          const panel = document.querySelector('[data-puzzle]');
          if (panel === null) throw new Error('there is no puzzle');
          new MutationObserver((_, observer) => {
            if (panel.getAttribute('data-puzzle') === 'asked') return;
            performance.mark('answered');
            observer.disconnect();
          }).observe(panel, { attributes: true, attributeFilter: ['data-puzzle'] });
        });
        await command(page, game, tempting);
        await page.locator('[data-puzzle="wrong"]').waitFor();
        times.push(await page.evaluate(() => performance.measure('judged', 'asked', 'answered').duration));
        await page.locator('.puzzle .lesson-head a').click();
      }
      times.sort((a, b) => a - b);
      const [median, longest] = [times[Math.floor(times.length / 2)], times.at(-1)].map((each) => Math.round(each ?? 0));
      process.stdout.write(`${id}: ${times.length} answers in the browser, ${median} ms each (median), ${longest} ms the longest\n`);
      expect(median).toBeLessThan(MOST_MS);
    },
  );
});
