import { findGame } from '@belfry/games';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { audit } from '../src/audit.ts';
import { PHONE } from '../src/browser.ts';
import { playOn, readTable, settled } from '../src/play.ts';
import { DOORSTEP, findPosition, sitDown } from '../src/position.ts';
import { sampled } from '../src/sampled.ts';
import { findMoved, readLayout } from '../src/sizes/board-in-sight.ts';
import { turnOf } from '../src/sizes/moments.ts';
import { openTestSession } from '../src/test-session.ts';

interface Shown {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

function shown(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const area = document.querySelector('.board-area');
    const board = area?.firstElementChild;
    if (area === null || !(board instanceof HTMLElement)) throw new Error('there is no board');
    const { a: scale } = new DOMMatrix(getComputedStyle(board).transform);
    return { scale, left: Math.round(area.scrollLeft), top: Math.round(area.scrollTop) };
  });
}

async function isDrawn(page: Page): Promise<void> {
  await settled(page);
  await page.waitForSelector('.board-area:not([data-unseen])');
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} has no box`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Games whose turn begins with a choice on the board alone. */
const ASKED_THERE = ['citadels', 'bruges'] as const;

/** A part of Fortuna's board near its middle. */
const NEAR_MIDDLE = '.for-road';

describe('the zoom of a board', () => {
  const at = openTestSession();

  it('by wheel, keys and buttons, moved by mouse and arrows, is found again after a reload, and a game goes on in it', async () => {
    const page = await at.visit(DOORSTEP);
    await sitDown(page, turnOf(findGame('fortuna')).position);
    await isDrawn(page);
    const atFit = await readLayout(page);
    const pointer = await middleOf(page, NEAR_MIDDLE);
    await page.mouse.move(pointer.x, pointer.y);
    await page.mouse.wheel(0, -300);
    expect((await shown(page)).scale).toBe(1);

    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -300);
    await page.mouse.wheel(0, -300);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await shown(page)).scale).toBeGreaterThan(1.5);
    const under = await middleOf(page, NEAR_MIDDLE);
    expect(Math.hypot(under.x - pointer.x, under.y - pointer.y)).toBeLessThan(3);

    await page.mouse.down();
    await page.mouse.move(pointer.x - 90, pointer.y - 40, { steps: 4 });
    await page.mouse.up();
    const dragged = await middleOf(page, NEAR_MIDDLE);
    expect(Math.round(dragged.x - under.x)).toBeCloseTo(-90, -1);
    expect(Math.round(dragged.y - under.y)).toBeCloseTo(-40, -1);
    expect((await readTable(page))?.picks).toEqual([]);

    await page.keyboard.press('0');
    expect(findMoved(atFit, await readLayout(page), /^$/)).toEqual([]);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    expect((await shown(page)).scale).toBe(1.5);
    await page.keyboard.press('-');
    expect((await shown(page)).scale).toBe(1.25);
    await page.locator('.zoom-header [data-zoom="in"]').click();
    await page.locator('.zoom-header [data-zoom="in"]').click();
    expect((await shown(page)).scale).toBe(2);
    expect(await audit(page)).toEqual([]);

    await page.locator('.board-area').focus();
    const before = await shown(page);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => shown(page)).toMatchObject({ scale: 2, left: expect.toSatisfy((left: number) => left < before.left) });
    await expect.poll(async () => (await shown(page)).top).toBeGreaterThan(before.top);

    const last = await shown(page);
    await page.reload();
    await isDrawn(page);
    await expect.poll(() => shown(page)).toEqual(last);

    await playOn(page, { steps: 6 });
    expect((await shown(page)).scale).toBe(2);
    await page.locator('.zoom-header [data-zoom="fit"]').click();
    expect(await shown(page)).toEqual({ scale: 1, left: 0, top: 0 });
    await page.reload();
    await isDrawn(page);
    expect((await shown(page)).scale).toBe(1);
  });

  it('is found again after a reload where all choices are out of sight', async () => {
    const page = await at.visit(DOORSTEP);
    const game = findGame('fortuna');
    await sitDown(page, findPosition({ game, players: game.players.max, when: ({ kind }) => kind === 'swap-card' }));
    await isDrawn(page);
    for (let step = 0; step < 5; step++) await page.keyboard.press('+');
    expect((await shown(page)).scale).toBe(3);
    // The player's own cards, bottom left, cannot be chosen here; nothing else is in sight.
    await page.evaluate(() => document.querySelector('.board-area')?.scrollTo({ left: 0, top: 9999, behavior: 'instant' }));
    const last = await shown(page);
    expect(last.top).toBeGreaterThan(0);
    await page.reload();
    await isDrawn(page);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await shown(page)).toEqual(last);
  });

  it('by two fingers takes neither as a tap or a long press', async () => {
    const page = await at.visit(DOORSTEP, { size: PHONE });
    await sitDown(page, turnOf(findGame('nuremberg')).position);
    await isDrawn(page);
    const { x, y } = await middleOf(page, '.board-area');
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number, dx = 0) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: x - apart + dx, y, id: 0 },
                { x: x + apart + dx, y, id: 1 },
              ],
      });
    await send('touchStart', 40);
    for (const apart of [50, 60, 70, 80]) await send('touchMove', apart);
    await expect.poll(async () => (await shown(page)).scale).toBeCloseTo(2, 1);
    const pinched = await shown(page);
    for (const dx of [-20, -40, -60]) await send('touchMove', 80, dx);
    await expect.poll(async () => (await shown(page)).left).toBeGreaterThan(pinched.left + 50);
    await send('touchEnd', 0);
    expect((await readTable(page))?.picks).toEqual([]);
    await page.locator('.zoom-board [data-zoom="open"]').click();
    await page.locator('.zoom-board [data-zoom="fit"]').click();
    expect((await shown(page)).scale).toBe(1);
    expect(await page.locator('dialog').count()).toBe(0);
  });

  it.each(sampled(ASKED_THERE, 0))('shows what %s asks for where it was out of sight', async (id) => {
    const page = await at.stay();
    await page.evaluate((game) => localStorage.setItem('belfry.zoom', JSON.stringify({ [game]: { scale: 4, x: 1, y: 0 } })), id);
    await sitDown(page, turnOf(findGame(id)).position);
    await isDrawn(page);
    const seen = () =>
      page.evaluate(() => {
        const frame = document.querySelector('.board-area')?.getBoundingClientRect() ?? new DOMRect();
        return [...document.querySelectorAll('[data-state="lit"]')].filter((thing) => {
          const { left, right, top, bottom } = thing.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
        }).length;
      });
    await expect.poll(seen).toBeGreaterThan(0);
    expect((await shown(page)).scale).toBe(4);
    await playOn(page, { steps: 2 });
  });
});
