import { findGame } from '@belfry/games';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { DESK, PHONE } from '../src/browser.ts';
import { readTable, settled } from '../src/play.ts';
import { findPosition, sitDown } from '../src/position.ts';
import { sampled } from '../src/sampled.ts';
import { openTestSession, type TestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

/** A move that can be made by dropping a thing on another; the first seat has letter a and the south side. */
interface Case {
  readonly game: string;
  readonly move: string;
  readonly thing: string | ((targets: readonly string[]) => string);
  readonly onto: string | ((targets: readonly string[]) => string);
}

const first = ([thing = '']: readonly string[]) => thing;
const second = ([, thing = '']: readonly string[]) => thing;
const third = ([, , thing = '']: readonly string[]) => thing;

const BY_HAND: readonly Case[] = [
  { game: 'citadels', move: 'build', thing: first, onto: 'city:a' },
  { game: 'bruges', move: 'house', thing: first, onto: 'street:a' },
  { game: 'bruges', move: 'canal', thing: first, onto: third },
  { game: 'bruges', move: 'guilders', thing: first, onto: second },
  { game: 'fortuna', move: 'use', thing: first, onto: 'side:south' },
  { game: 'nuremberg', move: 'bank-trade', thing: first, onto: second },
];

const ON_THE_BOARD: readonly Case[] = [
  { game: 'citadels', move: 'choose', thing: first, onto: 'city:a' },
  { game: 'fortuna', move: 'build', thing: first, onto: 'side:south' },
  { game: 'nuremberg', move: 'build-village', thing: second, onto: first },
  { game: 'nuremberg', move: 'build-station', thing: second, onto: first },
];

const TABLET = { width: 1024, height: 768 } as const;

/** Where a thing can be dropped differs between games, how a mouse, a finger or a key does it does not: each takes a sample of its own. */
const ALL = [...BY_HAND, ...ON_THE_BOARD];
const ON_A_PHONE = BY_HAND.filter(({ game }) => game !== 'nuremberg');

interface Drag {
  readonly thing: string;
  readonly onto: string;
  readonly targets: readonly string[];
  readonly notation: string;
}

/** Sits down where the first seat may make such a move, and something else. */
async function sitDownTo(page: Page, { game: id, move: kind, thing, onto }: Case): Promise<Drag> {
  const game = findGame(id);
  const isMeant = (move: unknown) => {
    const targets = game.targets(move);
    // Goods are chosen after the drop.
    return targets.length > 1 && !targets.some((target) => target.startsWith('good:')) && (move as { readonly do: string }).do === kind;
  };
  const found: unknown[] = [];
  const position = findPosition({
    game,
    players: game.players.min,
    when: (_decision, moves) => moves.length > 2 && found.push(...moves.filter(isMeant)) > 0,
  });
  const [move] = found;
  const targets = game.targets(move);
  await sitDown(page, position);
  await settled(page);
  const named = (part: Case['thing']) => (typeof part === 'string' ? part : part(targets));
  return { thing: named(thing), onto: named(onto), targets, notation: game.write(move) };
}

/** Returns a visible point that belongs to this thing or place, and to no other inside it. */
async function pointOn(page: Page, id: string): Promise<{ x: number; y: number }> {
  const point = await page.evaluate((named) => {
    const quoted = CSS.escape(named);
    const element = document.querySelector(`.table [data-thing="${quoted}"], .table [data-place="${quoted}"]`);
    if (element === null) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
    for (const down of shares) {
      for (const across of shares) {
        const [x, y] = [left + width * across, top + height * down];
        const hits = document.elementsFromPoint(x, y).filter((hit) => hit.closest('.motion-layer, [data-dragged]') === null);
        if (hits[0]?.closest('[data-thing], [data-place]') === element) return { x, y };
      }
    }
    return null;
  }, id);
  if (point === null) throw new Error(`${id} is not to be seen`);
  return point;
}

interface Pointer {
  down(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  up(): Promise<void>;
}

function mouseOf({ mouse }: Page): Pointer {
  return {
    async down(x, y) {
      await mouse.move(x, y);
      await mouse.down();
    },
    move: (x, y) => mouse.move(x, y, { steps: 3 }),
    up: () => mouse.up(),
  };
}

async function fingerOn(page: Page): Promise<Pointer> {
  const touch = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) => {
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  };
  return { down: (x, y) => send('touchStart', x, y), move: (x, y) => send('touchMove', x, y), up: () => send('touchEnd') };
}

/** Lifts a thing, across the way in which its surroundings scroll. */
async function lift(page: Page, pointer: Pointer, thing: string): Promise<void> {
  await page.locator(`[data-thing="${thing}"]`).first().scrollIntoViewIfNeeded();
  const { x, y } = await pointOn(page, thing);
  const action = await page
    .locator(`[data-thing="${thing}"]`)
    .first()
    .evaluate((each) => getComputedStyle(each).touchAction);
  const [dx, dy] = action === 'pan-y' ? [-1, 0] : [0, -1];
  await pointer.down(x, y);
  for (const far of [6, 12, 20]) await pointer.move(x + dx * far, y + dy * far);
  await page.locator('[data-dragged="over-table"]').waitFor();
}

async function dropOn(page: Page, pointer: Pointer, onto: string): Promise<void> {
  const { x, y } = await pointOn(page, onto);
  await pointer.move(x - 3, y - 3);
  await pointer.move(x, y);
  await pointer.up();
}

/** Nothing of a drag is left on the table. */
async function expectPutDown(page: Page): Promise<void> {
  await waitUntil(() => page.locator('[data-dragged], [data-drop], .carried, .table [style*="translate"]:not(g)').count()).toBe(0);
}

async function dropped(at: TestSession, each: Case, size: { width: number; height: number }, touch: boolean): Promise<void> {
  const page = await at.stay({ size, touch });
  const { thing, onto, notation } = await sitDownTo(page, each);
  const pointer = touch ? await fingerOn(page) : mouseOf(page);
  await lift(page, pointer, thing);
  const marked = await page
    .locator('[data-drop]')
    .evaluateAll((all) => all.map(({ dataset }) => (dataset.thing ?? dataset.place) as string));
  expect(marked).toContain(onto);
  await dropOn(page, pointer, onto);
  await expect.poll(async () => (await readTable(page))?.staged).toBe(notation);
  await expectPutDown(page);
  expect(await page.locator('dialog, .refusal-notice p').count()).toBe(0);
}

describe('drag and drop', () => {
  const at = openTestSession();

  it.each(sampled(ALL, 1))('$game: $move, by mouse', (each) => dropped(at, each, DESK, false));
  it.each(sampled(ALL, 2, 3))('$game: $move, by touch on a tablet', (each) => dropped(at, each, TABLET, true));
  it.each(sampled(ON_A_PHONE, 0))('$game: $move, by touch on a phone', (each) => dropped(at, each, PHONE, true));

  it.each(sampled(ALL, 0, 3))('$game: $move, by keyboard without a drop', async (each) => {
    const page = await at.stay();
    const { targets, notation } = await sitDownTo(page, each);
    for (const target of targets) {
      const lit = page.locator(`[data-thing="${target}"][data-state="lit"]`).first();
      if ((await lit.count()) === 0) continue;
      await lit.focus();
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await readTable(page))?.picks).toContain(target);
    }
    expect((await readTable(page))?.staged).toBe(notation);
  });

  it('marks the city for the cards that may be built, and no other', async () => {
    const page = await at.stay();
    const game = findGame('citadels');
    const things = (moves: readonly unknown[], kind: string) =>
      new Set(moves.flatMap(game.targets).filter((id) => id.startsWith(kind))).size;
    const mayBuild = (moves: readonly unknown[]) => moves.filter((move) => game.targets(move).includes('verb:build'));
    const position = findPosition({
      game,
      players: 2,
      when: (_, moves) => mayBuild(moves).length > 0 && things(moves, 'hand:') > things(mayBuild(moves), 'hand:'),
    });
    await sitDown(page, position);
    const { moves } = await settled(page);
    const may = moves.map((move) => game.targets(game.read(move))).flatMap(([thing = '', verb]) => (verb === 'verb:build' ? [thing] : []));
    const hand = await page
      .locator('.cit-fan > [data-thing]')
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-thing') ?? ''));
    expect(new Set(hand).size).toBeGreaterThan(new Set(may).size);
    const mouse = mouseOf(page);
    for (const card of new Set(hand)) {
      await lift(page, mouse, card);
      expect((await page.locator('[data-place="city:a"][data-drop]').count()) === 1, card).toBe(may.includes(card));
      await page.mouse.move(5, 5);
      await mouse.up();
      await expectPutDown(page);
    }
    expect((await readTable(page))?.picks).toEqual([]);
    expect(await page.locator('.cit-fan > [data-thing]').evaluateAll((all) => all.map((card) => card.getAttribute('data-thing')))).toEqual(
      hand,
    );
  });

  it('says why a card cannot be built, and changes nothing', async () => {
    const page = await at.stay();
    const game = findGame('citadels');
    const position = findPosition({
      game,
      players: 2,
      when: ({ kind }, moves, entries) =>
        kind === 'turn-action' && entries > 20 && !moves.some((move) => game.targets(move).includes('verb:build')),
    });
    await sitDown(page, position);
    const { seq } = await settled(page);
    const card = await page.locator('.cit-fan > [data-thing]').first().getAttribute('data-thing');
    const mouse = mouseOf(page);
    await lift(page, mouse, card ?? '');
    await dropOn(page, mouse, 'city:a');
    await page.locator('.refusal-notice p').waitFor();
    await expectPutDown(page);
    expect(await readTable(page)).toMatchObject({ seq, picks: [], staged: null });
  });
});
