import { findGame } from '@belfry/games';
import { describe, expect, it } from 'vitest';
import { readTable, settled } from '../src/play.ts';
import { DOORSTEP, sitDown } from '../src/position.ts';
import { findCovered, findMoved, readLayout } from '../src/sizes/board-in-sight.ts';
import { fillCells } from '../src/sizes/cells.ts';
import { turnOf } from '../src/sizes/moments.ts';
import { findScreen } from '../src/sizes/screens.ts';
import { openTestSession } from '../src/test-session.ts';

/** A cell for each game, on screens that were once too small for it; `npm run sizes` fills the whole table. */
const SAMPLE = [
  ['citadels', '1024x768'],
  ['fortuna', '844x390'],
  ['bruges', 'text-200'],
  ['nuremberg', '768x1024'],
] as const;

describe('the table of sizes', () => {
  const at = openTestSession();

  it.each(SAMPLE)('%s fits %s', async (id, name) => {
    const screen = findScreen(name);
    const { width, height, touch = false } = screen;
    const page = await at.visit(DOORSTEP, { size: { width, height }, touch });
    const game = findGame(id);
    const cells = await fillCells(page, { game, screen, moment: turnOf(game), coach: false, looks: 1, folder: null });
    expect(cells.flatMap(({ complaints }) => complaints)).toEqual([]);
  });

  it('finds a panel over a city, a missing place, and a growing tray', async () => {
    const screen = findScreen('1440x900');
    const page = await at.visit(DOORSTEP, { size: screen });
    const { position } = turnOf(findGame('citadels'));
    await sitDown(page, position);
    await settled(page);
    const before = await readLayout(page);
    const matters = (await readTable(page))?.matters ?? [];
    expect(matters).toContain('city:a');
    expect(await findCovered(page, matters)).toEqual([]);
    await page.evaluate(() => {
      const panel = document.createElement('div');
      const { left, top, width, height } = document.querySelector('[data-place="city:a"]')?.getBoundingClientRect() ?? new DOMRect();
      panel.className = 'planted';
      panel.style.cssText = `position:fixed;z-index:99;left:${left}px;top:${top}px;width:${width * 0.7}px;height:${height}px;background:#fff`;
      document.querySelector('.table')?.append(panel);
    });
    expect(await findCovered(page, ['city:a', 'city:z'])).toEqual([
      expect.stringMatching(/^city:a is covered by \d+ %, most by <div\.planted>$/),
      'city:z is not to be seen',
    ]);
    await page.addStyleTag({ content: '.tray { min-height: 15rem !important }' });
    const after = await readLayout(page);
    expect(findMoved(before, after, /^$/)).toEqual(expect.arrayContaining([expect.stringMatching(/moved by|frame/)]));
    expect(findMoved(before, before, /^$/)).toEqual([]);
  });
});
