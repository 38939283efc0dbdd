import { findGame } from '@belfry/games';
import { deduceFrom, type Game, type Seat } from '@belfry/kernel';
import { expect } from 'vitest';
import type { Drive } from './drive.ts';
import { look, type TableNow } from './look.ts';

/** Longest wait for a decision, in milliseconds. */
const PATIENCE = 30_000;

/** Returns what the table shows now. Null when there is no table. */
export function readTable(page: Drive): Promise<TableNow | null> {
  return look(page);
}

/** Waits for a choice, a confirmation, the pass-device screen, or the end. */
export async function settled(page: Drive): Promise<TableNow> {
  await page.waitForSelector('.table');
  return asking(await look(page, { asked: true, patience: PATIENCE }));
}

function asking(now: TableNow | null): TableNow {
  if (now === null || !(now.over || now.passing || now.staged !== null || now.lit.length > 0))
    throw new Error(`the table asked for nothing for ${PATIENCE / 1000} seconds`);
  return now;
}

/**
 * Checks that the enabled elements equal the legal moves. The rules list these from a world that fits the view; what is lit must be what
 * the remaining moves touch, less what all of them share. Returns the text that asks for the decision, null where there is none.
 */
export function expectLitIsLegal(now: TableNow): string | null {
  const game: Game = findGame(now.game);
  if (typeof now.viewer !== 'number') {
    expect(now.lit).toEqual([]);
    return null;
  }
  const seat: Seat = now.viewer;
  const rules = deduceFrom(game, now.view);
  const legal = rules.legal(seat);
  expect([...now.moves].sort()).toEqual(legal.map((move) => game.write(move)).sort());
  const beyond = now.beyond.map((words) => game.read(words));
  expect(beyond.filter((move) => !rules.accepts(seat, move))).toEqual([]);
  expect(now.lit).toEqual(expectedLit(game, [...legal, ...beyond], now));
  const decision = now.view.pending.find((each) => each.seat === seat);
  return decision === undefined ? null : game.sayDecision(decision).key;
}

function expectedLit(game: Game, legal: readonly unknown[], { picks, staged }: TableNow): string[] {
  const count = (things: readonly string[], thing: string) => things.filter((each) => each === thing).length;
  const remaining = legal
    .map((move) => ({ words: game.write(move), targets: game.targets(move) }))
    .filter(({ targets }) => picks.every((pick) => count(targets, pick) >= count(picks, pick)));
  // Only one meaning is left, and it is staged: nothing more to pick.
  if (picks.length > 0 && remaining.length === 1 && remaining[0]?.words === staged) return [];
  const tells = (thing: string) => {
    const shared = remaining.length === 1 ? 0 : Math.min(...remaining.map(({ targets }) => count(targets, thing)));
    return remaining.some(({ targets }) => count(targets, thing) > Math.max(shared, count(picks, thing)));
  };
  return [...new Set(remaining.flatMap(({ targets }) => targets))].filter(tells).sort();
}

/** Picks a lit thing like a hasty player: builds when possible, ends the turn when nothing else is left, never haggles. */
export function hasty(lit: readonly string[], dice: () => number): string {
  const rank = (id: string) => {
    if (id.startsWith('hand:')) return 0;
    if (id === 'verb:offer' || id === 'verb:counter') return 4;
    return id === 'verb:end-turn' ? 3 : id.startsWith('verb:redraw') || id.startsWith('verb:swap') ? 2 : 1;
  };
  const best = Math.min(...lit.map(rank));
  const among = lit.filter((id) => rank(id) === best);
  return among[Math.floor(dice() * among.length)] ?? lit[0];
}

export interface Player {
  /** Called at every step, before the click. */
  readonly each?: (now: TableNow, step: number) => Promise<void> | void;
  readonly choose?: (lit: readonly string[], dice: () => number) => string;
  readonly steps?: number;
  readonly seed?: number;
  /** Moves the mouse at every so many steps (1 is always, 0 never); at the others it only sends the click event, which is much faster. */
  readonly mouse?: number;
  /** Collects the texts that ask for decisions. */
  readonly texts?: Set<string>;
}

/**
 * Plays by clicks on lit things only, with assertions at every step, until the match is over or the steps are used up. Returns the steps
 * taken.
 */
export async function playOn(
  page: Drive,
  { each, choose = hasty, steps = 2000, seed = 7, mouse = 1, texts }: Player = {},
): Promise<number> {
  let state = seed;
  const dice = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
  let now = await settled(page);
  for (let step = 0; step < steps; step++) {
    if (now.over) return step;
    if (now.passing) {
      await page.click('[data-take]');
      await page.waitForSelector('.pass-device', { state: 'detached' });
      now = await settled(page);
      continue;
    }
    const text = expectLitIsLegal(now);
    if (text !== null) texts?.add(text);
    await each?.(now, step);
    const target = now.staged === null ? `[data-thing="${choose(now.lit, dice)}"][data-state="lit"]` : '[data-action="confirm"]';
    const since = { seq: now.seq, picks: now.picks.length, staged: now.staged };
    const withMouse = step % mouse === 0;
    if (withMouse) await page.click(target);
    // After the last step another player may be next.
    const asked = step + 1 < steps;
    const next = await look(page, { ...(withMouse ? {} : { click: target }), since, asked, patience: PATIENCE });
    if (asked) now = asking(next);
  }
  return steps;
}
