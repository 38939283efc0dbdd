import { findGame } from '@belfry/games';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../src/browser.ts';
import { playOn, readTable, settled } from '../src/play.ts';
import { DOORSTEP, findPosition, sitDown } from '../src/position.ts';
import { sampled } from '../src/sampled.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

/** Sits down at a turn with at least three cards, two of which can be chosen in hand. */
async function openHand(page: Page, id: string): Promise<string[]> {
  const game = findGame(id);
  const ofHand = (move: unknown) => game.targets(move).filter((thing) => thing.startsWith('hand:'));
  const position = findPosition({
    game,
    players: game.players.min,
    when: (_decision, moves, entries) => entries > 6 && new Set(moves.flatMap(ofHand)).size >= 2,
  });
  await sitDown(page, position);
  await settled(page);
  return cards(page);
}

const CARD = '.tray [data-arranges] > [data-thing^="hand:"]';

function cards(page: Page): Promise<string[]> {
  return page.locator(CARD).evaluateAll((all) => all.map((card) => card.getAttribute('data-thing') ?? ''));
}

async function middleOf(page: Page, at: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(CARD).nth(at).boundingBox();
  if (box === null) throw new Error(`there is no card ${at}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function isReloaded(page: Page): Promise<void> {
  await page.reload();
  await settled(page);
}

const placed = (order: readonly string[], from: number, to: number) => {
  const others = order.filter((_, at) => at !== from);
  return [...others.slice(0, to), ...order.slice(from, from + 1), ...others.slice(to)];
};

describe('the order of a hand', () => {
  const at = openTestSession();

  it.each(sampled(['citadels', 'bruges', 'fortuna'], 0, 3))(
    '%s: by keyboard and by mouse, kept over a reload and over moves',
    async (id) => {
      const page = await at.visit(DOORSTEP);
      const first = await openHand(page, id);
      expect(first.length).toBeGreaterThanOrEqual(3);

      await page.locator(CARD).first().focus();
      await page.keyboard.press('Alt+ArrowLeft');
      expect(await cards(page)).toEqual(first);
      await page.keyboard.press('Alt+ArrowRight');
      await expect.poll(() => cards(page)).toEqual(placed(first, 0, 1));
      await page.keyboard.press('Alt+ArrowRight');
      const byKeys = placed(first, 0, 2);
      await expect.poll(() => cards(page)).toEqual(byKeys);
      await waitUntil(() => page.locator(':focus').getAttribute('data-thing')).toBe(first[0]);
      await waitUntil(() => page.locator('.tray [data-moved-to]').textContent()).toBe(`Place 3 of ${first.length} in your hand`);

      await isReloaded(page);
      expect(await cards(page)).toEqual(byKeys);

      const [from, to] = [await middleOf(page, 1), await middleOf(page, 0)];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x - 20, to.y - 10, { steps: 8 });
      await page.mouse.up();
      const byMouse = placed(byKeys, 1, 0);
      await expect.poll(() => cards(page)).toEqual(byMouse);
      expect((await readTable(page))?.picks).toEqual([]);
      expect(await page.locator('.tray [style*="translate"]').count()).toBe(0);
      await isReloaded(page);
      expect(await cards(page)).toEqual(byMouse);

      // A click chooses as before.
      await page.locator(`${CARD}[data-state="lit"]`).first().click();
      await expect
        .poll(async () => ((await readTable(page))?.picks.length ?? 0) + Number((await readTable(page))?.staged !== null))
        .toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await playOn(page, { steps: 8 });
      const later = await cards(page);
      const rank = (card: string) => (byMouse.includes(card) ? byMouse.indexOf(card) : byMouse.length);
      expect(later).toEqual(later.toSorted((a, b) => rank(a) - rank(b)));
    },
  );

  it('fortuna: goods to take leave the cards in sight, which the mouse moves', async () => {
    const page = await at.visit(DOORSTEP);
    const game = findGame('fortuna');
    const touched = (moves: readonly unknown[]) => new Set(moves.flatMap((move) => game.targets(move)));
    const position = findPosition({
      game,
      players: game.players.min,
      when: (_decision, moves) => {
        const things = [...touched(moves)];
        return things.some((thing) => thing.startsWith('good:')) && things.filter((thing) => thing.startsWith('hand:')).length >= 2;
      },
    });
    await sitDown(page, position);
    await settled(page);
    const first = await cards(page);
    const hand = await page.locator('.for-hand').boundingBox();
    const second = await page.locator(CARD).nth(1).boundingBox();
    expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThanOrEqual((hand?.x ?? 0) + (hand?.width ?? 0));
    const [from, to] = [await middleOf(page, 1), await middleOf(page, 0)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x - 20, to.y - 10, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => cards(page)).toEqual(placed(first, 1, 0));
  });

  it.each(['at once', 'after a long press'])('by a finger that pulls a card out of its row %s', async (when) => {
    const page = await at.stay({ size: PHONE });
    const first = await openHand(page, 'citadels');
    const [from, to] = [await middleOf(page, 0), await middleOf(page, 1)];
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await send('touchStart', from.x, from.y);
    if (when === 'after a long press') await page.locator('dialog').waitFor();
    for (const up of [10, 20, 30]) await send('touchMove', from.x, from.y - up);
    for (const share of [0.3, 0.7, 1]) await send('touchMove', from.x + (to.x + 15 - from.x) * share, from.y - 30);
    await send('touchEnd', 0, 0);
    await expect.poll(() => cards(page)).toEqual(placed(first, 0, 1));
    await waitUntil(() => page.locator('dialog').count()).toBe(0);
    expect((await readTable(page))?.picks).toEqual([]);
  });
});
