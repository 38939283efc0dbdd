import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { audit } from '../src/audit.ts';
import { DESK, PHONE, type Visit } from '../src/browser.ts';
import { settled } from '../src/play.ts';
import { sampled } from '../src/sampled.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

const FRESH = { soundOffered: false, motion: 'normal' };

const SCREENS: readonly (readonly [string, Visit, 'yes' | 'no', string])[] = [
  ['a desktop', { size: DESK }, 'yes', 'all'],
  ['a phone', { size: PHONE, language: 'nl' }, 'no', 'off'],
  ['a phone in landscape', { size: { width: PHONE.height, height: PHONE.width }, touch: true, language: 'nl' }, 'yes', 'all'],
  ['a tablet in landscape', { size: { width: 1024, height: 768 }, touch: true, language: 'nl' }, 'yes', 'all'],
];

describe('sound is offered at the first table', () => {
  const at = openTestSession();

  it.each(sampled(SCREENS, 3, 4))(
    'on %s: once, beside all that can be chosen, and the board does not move',
    async (_where, visit, answer, sound) => {
      const page = await at.visit('/', { ...visit, settings: FRESH });
      await page.locator('[data-play="citadels"]').click();
      await settled(page);
      const offer = page.locator('.sound-offer');
      await offer.waitFor();
      expect(await audit(page)).toEqual([]);
      expect(await coveredThings(page)).toEqual([]);
      const before = await boxes(page);
      expect(before.length).toBeGreaterThan(3);
      const loads = answer === 'yes' ? page.waitForRequest(/ambience-/) : null;
      await page.locator(`[data-sound="${answer}"]`).click();
      await offer.waitFor({ state: 'detached' });
      await loads;
      expect(await boxes(page)).toEqual(before);
      await page.reload();
      await settled(page);
      expect(await offer.count()).toBe(0);
      const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('belfry.settings') ?? '{}'));
      expect(stored).toMatchObject({ sound, soundOffered: true });
    },
  );

  it('on a phone it leaves the board its room, also beside the offer of the coach', async () => {
    const page = await at.visit('/', { size: PHONE, settings: { ...FRESH, coachOffered: false } });
    await page.locator('[data-play="citadels"]').click();
    await settled(page);
    await page.locator('.hint-offer').waitFor();
    await page.locator('.sound-offer').waitFor();
    expect(await coveredThings(page)).toEqual([]);
    const { gap, share } = await boardRoom(page);
    expect(gap).toBeLessThan(1);
    expect(share).toBeGreaterThan(0.3);
  });

  it('on a phone with text at twice its size it covers nothing, and both answers are in view', async () => {
    const page = await at.visit('/', { size: PHONE, language: 'nl', settings: { ...FRESH, textSize: '2' } });
    await page.locator('[data-play="bruges"]').click();
    await settled(page);
    await page.locator('.sound-offer').waitFor();
    expect(await coveredThings(page)).toEqual([]);
    const right = await page.locator('[data-sound="no"]').evaluate((button) => button.getBoundingClientRect().right);
    expect(right).toBeLessThan(PHONE.width);
  });

  it('can be answered by keyboard, and the focus goes on to the table', async () => {
    const page = await at.visit('/', { settings: FRESH });
    await page.locator('[data-play="citadels"]').click();
    await settled(page);
    await page.locator('[data-sound="yes"]').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.sound-offer').waitFor({ state: 'detached' });
    await waitUntil(() => page.evaluate(() => document.activeElement?.closest('.table') !== null)).toBe(true);
  });
});

/** Returns what the offer overlaps: the board, players, and anything else that can be chosen or pressed. */
function coveredThings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const offer = [...document.querySelectorAll('.sound-offer, .sound-offer > *')].map((each) => each.getBoundingClientRect());
    if (offer.length === 0) throw new Error('there is no offer');
    const others = [...document.querySelectorAll('[data-state="lit"], .player, .board-area, :not(.sound-offer) > button')];
    const visible = others.filter((each) => each.checkVisibility({ visibilityProperty: true }));
    return visible.flatMap((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const covers = offer.some((part) => right > part.left && left < part.right && bottom > part.top && top < part.bottom);
      return covers ? [each.getAttribute('data-thing') ?? each.className] : [];
    });
  });
}

/** Returns how far the board begins below the players, and its share of the screen's height. */
function boardRoom(page: Page): Promise<{ readonly gap: number; readonly share: number }> {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const board = box('.board-area');
    return { gap: board.top - box('.panels').bottom, share: board.height / window.innerHeight };
  });
}

/** Returns where the board and everything on the table is. */
function boxes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.board-area, .panels, .tray, [data-thing]')].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [each.getAttribute('data-thing') ?? each.className, x, y, width, height].join(' ');
    }),
  );
}
