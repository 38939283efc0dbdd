import type { Game } from '@belfry/kernel';
import { nuremberg } from '@belfry/nuremberg';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../src/browser.ts';
import { playOn, settled } from '../src/play.ts';
import { DOORSTEP, findPosition, sitDown } from '../src/position.ts';
import { setting } from '../src/setting.ts';
import { setUpTable } from '../src/table-setup.ts';

const game: Game = nuremberg;

/** A person in a hurry: builds and sells, trades with the bank only when that is all there is, haggles never. */
function hurried(lit: readonly string[], dice: () => number): string {
  const rank = (id: string) => (/^verb:(offer|counter)$/.test(id) ? 3 : /^(verb:(end-turn|bank-trade)|give:|get:)/.test(id) ? 2 : 1);
  const lasting = lit.includes('verb:end-turn') ? lit.filter((id) => rank(id) < 2 || id === 'verb:end-turn') : lit;
  const best = Math.min(...lasting.map(rank));
  const among = lasting.filter((id) => rank(id) === best);
  return among[Math.floor(dice() * among.length)] ?? (lit[0] as string);
}

describe('Settlers of Nuremberg', () => {
  const at = setting();

  it('a guest plays a whole game against bots by clicking only what is lit', async () => {
    const page = await at.visit('/');
    await page.locator('[data-play="nuremberg"]').click();
    const steps = await playOn(page, {
      choose: hurried,
      mouse: 8,
      each: ({ layout }) => expect(layout).toMatchObject({ fitsAcross: true, fitsDown: true, homeless: [] }),
    });
    expect(steps).toBeGreaterThan(20);
    await expect.poll(() => page.locator('.score-sheet tfoot tr').first().locator('td').count()).toBe(4);
  });

  it('and goes on with another on a phone, with three players, in Dutch', async () => {
    const page = await at.visit(DOORSTEP, { size: PHONE, theme: 'night', language: 'nl' });
    await sitDown(page, findPosition({ game, players: 3, when: () => true }));
    await playOn(page, {
      choose: hurried,
      seed: 3,
      steps: 40,
      mouse: 8,
      each: ({ layout }) => expect(layout).toMatchObject({ fitsAcross: true, fitsDown: true, small: [], homeless: [] }),
    });
  });

  it('an offer is weighed in the window, also one that no list names', async () => {
    const position = findPosition({
      game,
      players: 4,
      when: (_, moves) => moves.some((move) => /^offer .*: 1 wool for 1 ore$/.test(game.write(move))),
    });
    const page = await at.visit(DOORSTEP, { size: PHONE });
    await sitDown(page, position);
    await settled(page);
    await page.locator('[data-thing="verb:offer"]').click();
    const scales = page.locator('.nur-steppers');
    await scales.nth(0).getByRole('button', { name: 'more wool' }).click();
    await scales.nth(1).getByRole('button', { name: 'more ore' }).click();
    await scales.nth(1).getByRole('button', { name: 'more brick' }).click();
    await page.locator('[data-action="weigh"]').click();
    expect((await settled(page)).staged).toMatch(/^offer .*: 1 wool for 1 brick \+ 1 ore$/);
  });

  it('explains what is not allowed, with the clause, and shows a place closely', async () => {
    const page = await at.visit('/game/nuremberg');
    await setUpTable(page, { players: 4 });
    await settled(page);
    await page.locator('[data-thing="verb:build-tower"]').click({ force: true });
    await page.locator('.why-not p').waitFor();
    expect(await page.locator('.why-not a').textContent()).toMatch(/^NUR-\d+\.\d+$/);
    await page.locator('[data-thing="hex:A1"]').click({ button: 'right', force: true });
    await expect.poll(() => page.locator('a[href^="/rules/nuremberg#NUR-"]').count()).toBeGreaterThan(0);
  });
});
