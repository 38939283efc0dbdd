import type { Page } from '@playwright/test';
import { readTable, settled } from '../play.ts';
import { sitDown } from '../position.ts';
import { change } from '../shooter.ts';
import { type BoardLayout, findCovered, findMoved, readLayout } from './board-in-sight.ts';
import type { Screen } from './screens.ts';
import type { Turn } from './turns.ts';

/** What the rules themselves move on each board. */
const TRAVELS: Readonly<Record<string, RegExp>> = {
  citadels: /^(discard|pile|city:.:.*)$/,
  fortuna: /^(dice$|pawn:|card:|privilege:|built:)/,
  bruges: /^(person|house|worker|threat|pawn|majority):/,
  nuremberg: /^(robber|counter|walls|towers|road:.*)$/,
};

/** A question on a screen, with the faults of the board's layout there. */
export interface SteadyCell {
  readonly game: string;
  readonly screen: string;
  readonly kind: string;
  readonly complaints: readonly string[];
}

/**
 * Plays the turns of a match on a screen and checks that what each question is about is visible, and that the board does not move between
 * questions.
 */
export async function answerTurns(
  page: Page,
  game: string,
  { name: screen, textSize = '1' }: Screen,
  turns: readonly Turn[],
): Promise<SteadyCell[]> {
  await change(page, { language: 'en', theme: 'day', textSize });
  const cells: SteadyCell[] = [];
  for (const turn of turns) {
    let before: BoardLayout | null = null;
    for (const { kind, position } of turn) {
      await sitDown(page, position);
      await settled(page);
      // The table renders in steps; wait for the last.
      await page.waitForSelector('.board-area:not([data-unseen])');
      const { layout, covered } = await measure(page);
      const moved = before === null ? [] : findMoved(before, layout, TRAVELS[game] ?? /^$/);
      cells.push({ game, screen, kind, complaints: [...covered, ...moved] });
      before = layout;
    }
  }
  return cells;
}

/** Measures a position; if the others have moved meanwhile, the next one. */
async function measure(page: Page): Promise<{ readonly layout: BoardLayout; readonly covered: readonly string[] }> {
  const now = await settled(page);
  const layout = await readLayout(page);
  const covered = await findCovered(page, [...now.matters, ...now.lit.filter((id) => !id.startsWith('verb:'))]);
  return (await readTable(page))?.seq === now.seq ? { layout, covered } : measure(page);
}
