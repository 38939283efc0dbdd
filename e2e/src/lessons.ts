import { answerTo, type Game, type Lesson, type LessonTask } from '@belfry/kernel';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { PHONE } from './browser.ts';
import { look } from './look.ts';
import { readTable, settled } from './play.ts';
import { waitUntil } from './wait-until.ts';

export async function playLesson(page: Page, game: Game, lesson: Lesson, mistakes: boolean): Promise<void> {
  const link = new URL(`/learn/${game.id}/${lesson.id}`, await page.evaluate(() => location.href)).href;
  await page.goto(link);
  await playOpenLesson(page, game, lesson, mistakes);
}

/**
 * Plays a lesson by its solution, with the first named mistake of every task before it, and answers its question. Things the lesson
 * mentions must be visible, that is in the window and uncovered; a phone has no room for all of them at once, but must show what the step
 * is about. And every try must get feedback.
 */
export async function playOpenLesson(page: Page, game: Game, lesson: Lesson, mistakes: boolean): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) <= PHONE.width;
  for (const [at, { task, point = [] }] of lesson.steps.entries()) {
    await page.locator(`.lesson[data-step="${at}"]`).waitFor();
    await waitUntil(async () =>
      (await unseen(page, isPhone ? point.slice(0, 1) : point)).map((thing) => `${lesson.id}, step ${at + 1}: ${thing}`),
    ).toEqual([]);
    if (task === undefined) await page.locator('[data-lesson="next"]').click();
    else {
      const mistake = mistakes ? await mistakeOf(page, task) : null;
      if (mistake !== null) {
        await command(page, game, mistake);
        await page.locator('.lesson-mistake').waitFor();
        expect(await page.locator(`.lesson[data-step="${at}"]`).count()).toBe(1);
        await waitUntil(async () => (await readTable(page))?.staged).toBeNull();
      }
      await command(page, game, task.moves[0]);
    }
  }
  if (lesson.question !== undefined) {
    if (mistakes) {
      await page.locator('[data-answer="wrong"]').first().click();
      await page.locator('.lesson-mistake').waitFor();
    }
    await page.locator('[data-answer="right"]').click();
  }
  await page.locator('[data-lesson="next-lesson"]').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('belfry.progress'))).toContain(lesson.id);
}

/** Returns the things that cannot be seen: none of a thing's places is uncovered in the window. */
function unseen(page: Page, things: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const isSeen = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (right - left < 1 || bottom - top < 1) return false;
      const shares = [0.5, 0.2, 0.8];
      return shares.some((down) =>
        shares.some((along) => {
          const on = document.elementFromPoint(left + along * (right - left), top + down * (bottom - top));
          return on !== null && (element.contains(on) || on.contains(element));
        }),
      );
    };
    return wanted.filter((id) => {
      const named = CSS.escape(id);
      return ![...document.querySelectorAll(`[data-thing="${named}"], [data-place="${named}"]`)].some(isSeen);
    });
  }, things);
}

/** Returns a move that triggers a named mistake. */
async function mistakeOf(page: Page, task: LessonTask): Promise<string | null> {
  await waitUntil(async () => (await readTable(page))?.moves.length ?? 0).toBeGreaterThan(0);
  const moves = (await readTable(page))?.moves ?? [];
  const isNamed = (move: string) => task.wrong?.some(({ say }) => say === answerTo(task, move).say);
  return moves.find(isNamed) ?? null;
}

/** Plays a move by clicks on what it touches; a swap is composed in its window. */
export async function command(page: Page, game: Game, move: string): Promise<void> {
  const meant = game.read(move);
  const targets = game.targets(meant);
  const swap = swapOf(meant);
  const count = (things: readonly string[], thing: string) => things.filter((each) => each === thing).length;
  await waitUntil(async () => (await readTable(page))?.moves ?? []).toContain(move);
  for (let now = await settled(page); now.staged !== move; now = await settled(page)) {
    const { lit, picks, seq, staged } = now;
    const thing = targets.find((each) => lit.includes(each) && count(picks, each) < count(targets, each));
    if (thing === undefined) throw new Error(`nothing of ${targets.join(', ')} is lit on the way to "${move}", but ${lit.join(', ')}`);
    await look(page, { click: `[data-thing="${thing}"][data-state="lit"]`, since: { seq, picks: picks.length, staged }, patience: 30_000 });
    if (swap !== null) await weigh(page, swap);
  }
  await page.locator('[data-action="confirm"]').click();
}

/** Returns what a swap gives and gets, where both have amounts. */
function swapOf(move: unknown): readonly (readonly number[])[] | null {
  if (typeof move !== 'object' || move === null || !('give' in move && 'get' in move)) return null;
  return Array.isArray(move.give) && Array.isArray(move.get) ? [move.give, move.get] : null;
}

/** Sets both scales to these amounts. Surplus goes first, because no kind may be on both scales. */
async function weigh(page: Page, swap: readonly (readonly number[])[]): Promise<void> {
  const steppers = page.locator('.nur-steppers');
  for (const by of ['less', 'more'] as const) {
    for (const [scale, amounts] of swap.entries()) {
      for (const [kind, amount] of amounts.entries()) {
        const stepper = steppers.nth(scale).locator('.nur-stepper').nth(kind);
        const missing = amount - Number.parseInt((await stepper.locator('output').textContent()) ?? '', 10);
        const clicks = by === 'less' ? -missing : missing;
        for (let click = 0; click < clicks; click++)
          await stepper
            .getByRole('button')
            .nth(by === 'less' ? 0 : 1)
            .click();
      }
    }
  }
  await page.locator('[data-action="weigh"]').click();
}
