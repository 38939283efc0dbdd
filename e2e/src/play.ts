import { findGame } from '@belfry/games';
import { type Game, type Seat, seededChance } from '@belfry/kernel';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';

interface TableNow {
  readonly game: string;
  readonly seq: number;
  readonly viewer: unknown;
  readonly view: unknown;
  readonly moves: readonly string[];
  readonly picks: readonly string[];
  readonly staged: string | null;
  readonly lit: readonly string[];
  readonly over: boolean;
  readonly curtain: boolean;
}

/** What the table shows at this moment, or (with `patience` in milliseconds) as soon as it asks for something. Null when there is no table. */
export function readTable(page: Page, patience = 0): Promise<TableNow | null> {
  return page.evaluate(async (wait) => {
    const until = performance.now() + wait;
    for (;;) {
      const now = look();
      if (performance.now() >= until) return now;
      if (now !== null && (now.over || now.curtain || now.staged !== null || now.lit.length > 0)) return now;
      await new Promise((later) => setTimeout(later, 15));
    }
    function look() {
      const now = (window as unknown as { belfryTable?: () => Omit<TableNow, 'lit' | 'over' | 'curtain'> }).belfryTable?.();
      if (now === undefined || document.querySelector('.table') === null) return null;
      const lit = [...document.querySelectorAll('[data-state="lit"]')].filter((element) => element.getBoundingClientRect().width > 0);
      return {
        ...now,
        lit: [...new Set(lit.map((element) => element.getAttribute('data-thing') ?? ''))].sort(),
        over: document.querySelector('.ending, .ending-again') !== null,
        curtain: document.querySelector('.curtain') !== null,
      };
    }
  }, patience);
}

/**
 * The enabled elements equal the legal moves. The engine itself lists them, from a world that fits the view;
 * what is lit must be what the moves that remain touch, less what all of them share.
 */
export function expectLitIsLegal(now: TableNow): void {
  const game: Game = findGame(now.game);
  if (typeof now.viewer !== 'number') {
    expect(now.lit).toEqual([]);
    return;
  }
  const seat: Seat = now.viewer;
  const legal = game.legal(game.imagine(now.view, seededChance('test')), seat);
  expect([...now.moves].sort()).toEqual(legal.map((move) => game.write(move)).sort());
  expect(now.lit).toEqual(expectedLit(game, legal, now));
}

function expectedLit(game: Game, legal: readonly unknown[], { picks, staged }: TableNow): string[] {
  const count = (things: readonly string[], thing: string) => things.filter((each) => each === thing).length;
  const remaining = legal
    .map((move) => ({ words: game.write(move), touches: game.touches(move) }))
    .filter(({ touches }) => picks.every((pick) => count(touches, pick) >= count(picks, pick)));
  // One meaning left, and that is the one staged: nothing more to point at.
  if (picks.length > 0 && remaining.length === 1 && remaining[0]?.words === staged) return [];
  const tells = (thing: string) => {
    const shared = remaining.length === 1 ? 0 : Math.min(...remaining.map(({ touches }) => count(touches, thing)));
    return remaining.some(({ touches }) => count(touches, thing) > Math.max(shared, count(picks, thing)));
  };
  return [...new Set(remaining.flatMap(({ touches }) => touches))].filter(tells).sort();
}

/** Points at a lit thing by its id: with the mouse, or (much quicker) by the click event alone. */
async function touch(page: Page, id: string, withMouse: boolean): Promise<void> {
  const thing = `[data-thing="${id}"][data-state="lit"]`;
  if (withMouse) await page.locator(thing).first().click();
  else
    await page.evaluate((selector) => document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true })), thing);
}

/** Which lit thing a hasty player takes: builds when possible, ends the turn when nothing else is left, never bargains. */
function hasty(lit: readonly string[], dice: () => number): string {
  const rank = (id: string) => {
    if (id.startsWith('hand:')) return 0;
    if (id === 'verb:offer' || id === 'verb:counter') return 4;
    return id === 'verb:end-turn' ? 3 : id.startsWith('verb:redraw') || id.startsWith('verb:swap') ? 2 : 1;
  };
  const best = Math.min(...lit.map(rank));
  const among = lit.filter((id) => rank(id) === best);
  return among[Math.floor(dice() * among.length)] ?? (lit[0] as string);
}

export interface Player {
  /** Called at every step, before the click. */
  readonly each?: (now: TableNow, step: number) => Promise<void> | void;
  readonly choose?: (lit: readonly string[], dice: () => number) => string;
  readonly steps?: number;
  readonly seed?: number;
  /** Move the mouse at every so many steps; 1 is always. */
  readonly mouse?: number;
}

/** Plays by clicking only what is lit, asserting at every step, until the match is over or the steps are used up. Gives the steps taken. */
export async function playOn(page: Page, { each, choose = hasty, steps = 2000, seed = 7, mouse = 1 }: Player = {}): Promise<number> {
  let state = seed;
  const dice = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
  for (let step = 0; step < steps; step++) {
    const now = await settled(page);
    if (now.over) return step;
    if (now.curtain) {
      await page.locator('[data-take]').first().click();
      await page.locator('.curtain').waitFor({ state: 'detached' });
      continue;
    }
    expectLitIsLegal(now);
    await each?.(now, step);
    const withMouse = step % mouse === 0;
    if (now.staged === null) await touch(page, choose(now.lit, dice), withMouse);
    else if (withMouse) await page.locator('[data-action="confirm"]').click();
    else await page.evaluate(() => document.querySelector<HTMLElement>('[data-action="confirm"]')?.click());
    await changed(page, now);
  }
  return steps;
}

/** Waits until what was done shows: something more is pointed at or staged, or the match has gone on. */
async function changed(page: Page, { seq, picks, staged }: TableNow): Promise<void> {
  await page.waitForFunction(
    ([before, pointed, meant]) => {
      const now = (window as unknown as { belfryTable?: () => TableNow }).belfryTable?.();
      return now !== undefined && (now.seq !== before || now.picks.length !== pointed || now.staged !== meant);
    },
    [seq, picks.length, staged] as const,
    { polling: 20 },
  );
}

/** Waits until the table asks for something: a choice, a confirmation, the curtain, or the end. */
export async function settled(page: Page): Promise<TableNow> {
  await page.locator('.table').waitFor();
  const now = await readTable(page, 15_000);
  if (now === null || !(now.over || now.curtain || now.staged !== null || now.lit.length > 0))
    throw new Error('the table asked for nothing for 15 seconds');
  return now;
}
