import { bruges } from '@belfry/bruges';
import type { Decision, Game } from '@belfry/kernel';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../src/browser.ts';
import { playOn, settled } from '../src/play.ts';
import { findPosition, sitDown } from '../src/position.ts';
import { setting } from '../src/setting.ts';
import { setUpTable } from '../src/table-setup.ts';

const game: Game = bruges;

/** A person who builds: houses and persons first, then what else is lit, and ends what can be ended last. */
function builder(lit: readonly string[], dice: () => number): string {
  const rank = (id: string) => (/^verb:(stop|stay|decline|done|end-turn)$/.test(id) ? 2 : /^verb:(recruit|house|canal)$/.test(id) ? 0 : 1);
  const best = dice() < 0.5 ? Math.min(...lit.map(rank)) : 1;
  const among = lit.filter((id) => rank(id) === best);
  return among[Math.floor(dice() * among.length)] ?? (lit[0] as string);
}

const fits = (page: Page) =>
  page.evaluate(
    () => document.documentElement.scrollWidth <= window.innerWidth && document.documentElement.scrollHeight <= window.innerHeight,
  );

/** On a desk nobody scrolls the board; the whole town is in sight. */
const inSight = (page: Page) =>
  page.evaluate(() => {
    const area = document.querySelector('.board-area');
    return area === null ? null : area.scrollHeight - area.clientHeight;
  });

/** Lit things that are smaller than a thumb. */
const small = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-state="lit"]')].flatMap((thing) => {
      const { width, height } = thing.getBoundingClientRect();
      return width < 43.5 || height < 43.5 ? [`${thing.getAttribute('data-thing')} ${Math.round(width)}×${Math.round(height)}`] : [];
    }),
  );

/** Only verbs may stand in the action bar alone: everything else a move touches has its place on the board. */
const homeless = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.action-bar [data-thing]')].flatMap((thing) => {
      const id = thing.getAttribute('data-thing') ?? '';
      return id.startsWith('verb:') ? [] : [id];
    }),
  );

describe('Bruges', () => {
  const at = setting();

  it('a guest plays a whole game against bots by clicking only what is lit', async () => {
    const page = await at.visit('/');
    await page.locator('[data-play="bruges"]').click();
    const steps = await playOn(page, {
      choose: builder,
      each: async () => {
        expect(await fits(page)).toBe(true);
        expect(await homeless(page)).toEqual([]);
      },
    });
    expect(steps).toBeGreaterThan(60);
    await expect.poll(() => page.locator('.score-sheet tfoot tr').first().locator('td').count()).toBe(3);
  });

  it('and another on a phone, with two players, in Dutch', async () => {
    const page = await at.visit('/rules/bruges', { size: PHONE, theme: 'night', language: 'nl' });
    await sitDown(page, findPosition({ game, players: 2, when: () => true }));
    const steps = await playOn(page, {
      choose: builder,
      seed: 5,
      each: async () => {
        expect(await fits(page)).toBe(true);
        expect(await small(page)).toEqual([]);
      },
    });
    expect(steps).toBeGreaterThan(60);
    await page.locator('.score-sheet').waitFor();
  });

  // Every decision of section 4 of the rules, and the wordings that ask for something else.
  const of = (kind: string, more: Readonly<Record<string, unknown>> = {}) => ({
    kind,
    when: (decision: Decision, moves: readonly unknown[]) => {
      const asked: Readonly<Record<string, unknown>> = { ...decision };
      return decision.kind === kind && moves.length > 1 && Object.entries(more).every(([name, value]) => asked[name] === value);
    },
  });
  const stops = {
    kind: 'draw-from with the Inventor',
    when: (decision: Decision, moves: readonly unknown[]) =>
      decision.kind === 'draw-from' && moves.some((move) => game.write(move) === 'stop'),
  };
  const DECISIONS = [
    of('draw-from', { to: 'hand' }),
    of('draw-from', { to: 'house' }),
    stops,
    of('penalty-order'),
    of('lose-person', { cause: 'plague' }),
    of('lose-person', { cause: 'assassin' }),
    of('fire-loss'),
    of('advance', { again: false }),
    of('advance', { again: true }),
    of('turn', { played: false }),
    of('turn', { played: true }),
    of('extra-card', { optional: false }),
    of('extra-card', { optional: true }),
    of('act-with-drawn'),
    of('choose-canal'),
    of('return-threat'),
    of('return-color'),
    of('swap-worker'),
    of('choose-worker'),
    of('give-worker'),
    of('lose-canal'),
    of('lend-to'),
    of('discard-card'),
    of('repeat-arrow'),
  ];
  it.each(DECISIONS.map(({ kind, when }, row) => [row, kind, when] as const))(
    '%i: %s can be answered on a phone and on a desk',
    async (_, __, when) => {
      const position = findPosition({ game, players: 4, when });
      const phone = await at.visit('/rules/bruges', { size: PHONE });
      await sitDown(phone, position);
      expect((await settled(phone)).seq).toBeGreaterThanOrEqual(position.log.entries.length);
      expect(await fits(phone)).toBe(true);
      expect(await small(phone)).toEqual([]);
      expect(await homeless(phone)).toEqual([]);
      await playOn(phone, { choose: builder, steps: 3 });
      const desk = await at.visit('/rules/bruges', { theme: 'night', language: 'nl' });
      await sitDown(desk, position);
      await settled(desk);
      expect(await inSight(desk)).toBeLessThanOrEqual(1);
    },
  );

  it('asks who begins where the table wants it so', async () => {
    const page = await at.visit('/rules/bruges', { size: PHONE });
    await sitDown(
      page,
      findPosition({ game, players: 4, options: { startPlayer: 'chosen' }, when: ({ kind }) => kind === 'choose-start' }),
    );
    expect((await settled(page)).lit).toEqual(['seat:a', 'seat:b', 'seat:c', 'seat:d']);
    await playOn(page, { choose: builder, steps: 3 });
  });

  it('a card is chosen first, then one of the six ways to use it', async () => {
    const page = await at.visit('/rules/bruges');
    const canals = (_: Decision, moves: readonly unknown[]) => moves.filter((move) => game.write(move).startsWith('canal ')).length > 0;
    await sitDown(page, findPosition({ game, players: 3, when: canals }));
    const { moves } = await settled(page);
    const move = moves.find((words) => words.startsWith('canal ')) ?? '';
    const [, card, side] = move.split(' ');
    await page.locator(`[data-thing="hand:${card}"]`).click();
    await page.locator('[data-thing="verb:canal"]').click();
    const canal = page.locator(`[data-thing="canal:${side}"][data-state="lit"]`);
    if ((await canal.count()) > 0) await canal.click();
    expect((await settled(page)).staged).toBe(move);
  });

  it('explains what is not allowed, with the clause, and shows a person closely', async () => {
    const page = await at.visit('/game/bruges');
    await setUpTable(page, { players: 3 });
    await settled(page);
    await page.locator('[data-thing="canal:left"]').click({ force: true });
    await page.locator('.why-not p').waitFor();
    expect(await page.locator('.why-not a').textContent()).toMatch(/^BRU-\d+\.\d+$/);
    await page.locator('[data-thing="threat:blue"]').click({ button: 'right', force: true });
    await expect.poll(() => page.locator('a[href^="/rules/bruges#BRU-"]').count()).toBeGreaterThan(0);
  });
});
