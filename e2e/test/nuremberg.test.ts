import type { Game } from '@belfry/kernel';
import { nuremberg } from '@belfry/nuremberg';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../src/browser.ts';
import { playOn, settled } from '../src/play.ts';
import { findPosition, sitDown } from '../src/position.ts';
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

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** Lit things on a phone are as large as a thumb; crossings, 39 px apart on the map, as large as their neighbours leave room. */
const small = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-state="lit"]')].flatMap((thing) => {
      const { width, height } = thing.getBoundingClientRect();
      const id = thing.getAttribute('data-thing') ?? '';
      const least = id.startsWith('crossing:') ? 37 : 43.5;
      return width < least || height < least ? [`${id} ${Math.round(width)}×${Math.round(height)}`] : [];
    }),
  );

describe('Settlers of Nuremberg', () => {
  const at = setting();

  it('a guest plays a whole game against bots by clicking only what is lit', async () => {
    const page = await at.visit('/');
    await page.locator('[data-play="nuremberg"]').click();
    const steps = await playOn(page, { choose: hurried, mouse: 6 });
    expect(steps).toBeGreaterThan(20);
    await expect.poll(() => page.locator('.score-sheet tfoot tr').first().locator('td').count()).toBe(4);
  });

  it('and goes on with another on a phone, with three players, in Dutch', async () => {
    const page = await at.visit('/rules/nuremberg', { size: PHONE, theme: 'night', language: 'nl' });
    await sitDown(page, findPosition({ game, players: 3, when: () => true }));
    await playOn(page, {
      choose: hurried,
      seed: 3,
      steps: 40,
      mouse: 4,
      each: async () => {
        expect(await fits(page)).toBe(true);
        expect(await small(page)).toEqual([]);
      },
    });
  });

  // Every decision of section 4 of the rules that a single person meets; placing villages needs the advanced start.
  it.each([
    ['place-start', { start: 'advanced' }],
    ['turn-action', {}],
    ['trade-settle', {}],
    ['robber-discard', {}],
    ['robber-move', {}],
    ['robber-steal', {}],
    ['wall-help', {}],
    ['council-swap', {}],
  ] as const)('%s can be answered on a phone', async (kind, options) => {
    const position = findPosition({
      game,
      players: 4,
      options,
      when: (decision, moves) => decision.kind === kind && (kind === 'trade-settle' || moves.length > 1),
    });
    const page = await at.visit('/rules/nuremberg', { size: PHONE });
    await sitDown(page, position);
    expect((await settled(page)).seq).toBeGreaterThanOrEqual(position.log.entries.length);
    expect(await fits(page)).toBe(true);
    expect(await small(page)).toEqual([]);
    await playOn(page, { choose: hurried, steps: 4 });
  });

  it('an offer is weighed in the window, also one that no list names', async () => {
    const position = findPosition({
      game,
      players: 4,
      when: (_, moves) => moves.some((move) => /^offer .*: 1 wool for 1 ore$/.test(game.write(move))),
    });
    const page = await at.visit('/rules/nuremberg', { size: PHONE });
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
