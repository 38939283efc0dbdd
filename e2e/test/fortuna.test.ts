import { fortuna } from '@belfry/fortuna';
import type { Game } from '@belfry/kernel';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../src/browser.ts';
import { playOn, settled } from '../src/play.ts';
import { findPosition, sitDown } from '../src/position.ts';
import { setting } from '../src/setting.ts';
import { setUpTable } from '../src/table-setup.ts';

const game: Game = fortuna;

/** A person in a hurry: cards, favours and numbers before verbs; nothing is declined while something can be done. */
function hurried(lit: readonly string[], dice: () => number): string {
  const rank = (id: string) => (/^verb:(skip|decline|cover-none|use|end|done)$/.test(id) ? 2 : id.startsWith('verb:') ? 1 : 0);
  const best = Math.min(...lit.map(rank));
  const among = lit.filter((id) => rank(id) === best);
  return among[Math.floor(dice() * among.length)] ?? (lit[0] as string);
}

const fits = (page: Page) =>
  page.evaluate(
    () => document.documentElement.scrollWidth <= window.innerWidth && document.documentElement.scrollHeight <= window.innerHeight,
  );

/** Lit things on a phone are as large as a thumb. */
const small = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-state="lit"]')].flatMap((thing) => {
      const { width, height } = thing.getBoundingClientRect();
      return width < 43.5 || height < 43.5 ? [`${thing.getAttribute('data-thing')} ${Math.round(width)}×${Math.round(height)}`] : [];
    }),
  );

describe('Fortuna', () => {
  const at = setting();

  it('a guest plays a whole game against bots by clicking only what is lit', async () => {
    const page = await at.visit('/');
    await page.locator('[data-play="fortuna"]').click();
    const steps = await playOn(page, { choose: hurried, each: async () => expect(await fits(page)).toBe(true) });
    expect(steps).toBeGreaterThan(40);
    await expect.poll(() => page.locator('.score-sheet tfoot tr').first().locator('td').count()).toBe(3);
  });

  it('and another on a phone, with two players, in Dutch', async () => {
    const page = await at.visit('/rules/fortuna', { size: PHONE, theme: 'night', language: 'nl' });
    await sitDown(page, findPosition({ game, players: 2, when: () => true }));
    const steps = await playOn(page, {
      choose: hurried,
      seed: 3,
      each: async () => {
        expect(await fits(page)).toBe(true);
        expect(await small(page)).toEqual([]);
      },
    });
    expect(steps).toBeGreaterThan(30);
    await page.locator('.score-sheet').waitFor();
  });

  // Every decision of section 4 of the rules; some come about only with certain options or numbers of players.
  const draft = { startDeal: 'draft' };
  it.each([
    ['draft-card', 4, draft],
    ['protect-start-card', 4, {}],
    ['play-action', 3, { showProtectedCards: 'hidden' }],
    ['irrigate', 3, {}],
    ['sell-amount', 3, {}],
    ['hire-count', 3, {}],
    ['choose-building', 2, {}],
    ['bribe-card', 4, {}],
    ['swap-card', 4, {}],
    ['use-army', 4, {}],
    ['serve-emperor', 4, {}],
    ['extra-cover', 2, {}],
    ['keep-privilege', 3, {}],
    ['palace-pick', 3, {}],
    ['end-turn', 2, {}],
  ] as const)('%s can be answered on a phone', async (kind, players, options) => {
    const position = findPosition({ game, players, options, when: (decision, moves) => decision.kind === kind && moves.length > 1 });
    const page = await at.visit('/rules/fortuna', { size: PHONE });
    await sitDown(page, position);
    expect((await settled(page)).seq).toBeGreaterThanOrEqual(position.log.entries.length);
    expect(await fits(page)).toBe(true);
    expect(await small(page)).toEqual([]);
    await playOn(page, { choose: hurried, steps: 4 });
  });

  it('a storehouse takes two goods, one after the other', async () => {
    const position = findPosition({
      game,
      players: 2,
      when: (_, moves) => moves.some((move) => game.write(move) === 'use storehouse wine grain'),
    });
    const page = await at.visit('/rules/fortuna', { size: PHONE });
    await sitDown(page, position);
    await settled(page);
    for (const id of ['hand:storehouse', 'good:wine', 'good:grain'])
      await page.locator(`[data-thing="${id}"][data-state="lit"]`).first().click();
    expect((await settled(page)).staged).toBe('use storehouse wine grain');
  });

  it('explains what is not allowed, with the clause, and shows a card closely', async () => {
    const page = await at.visit('/game/fortuna');
    await setUpTable(page, { players: 4 });
    await settled(page);
    await page.locator('[data-thing^="building:"]').first().click({ force: true });
    await page.locator('.why-not p').waitFor();
    expect(await page.locator('.why-not a').textContent()).toMatch(/^FOR-\d+\.\d+$/);
    await page.locator('[data-thing^="card:"]').first().click({ button: 'right', force: true });
    await expect.poll(() => page.locator('a[href^="/rules/fortuna#FOR-"]').count()).toBeGreaterThan(0);
  });
});
