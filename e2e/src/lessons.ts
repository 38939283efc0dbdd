import { answerTo, type Game, type Language, type Lesson, type LessonTask, type Words } from '@belfry/kernel';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { PHONE, resize, SMALL_PHONE } from './browser.ts';
import { hiddenThings, unreachableButtons, unreadWords } from './lesson-sight.ts';
import { look } from './look.ts';
import { readTable, settled } from './play.ts';
import { waitUntil } from './wait-until.ts';

/** How a newcomer goes through a lesson. */
interface Newcomer {
  /** Wrong tries before each solution: none, the first that the lesson has words for, or every one and one that it does not foresee. */
  readonly mistakes: 'none' | 'first' | 'all';
  /** Called at everything the lesson shows; `what` names it. */
  readonly see?: (what: string) => Promise<void>;
}

export async function playLesson(page: Page, game: Game, lesson: Lesson, newcomer: Newcomer): Promise<void> {
  const link = new URL(`/learn/${game.id}/${lesson.id}`, await page.evaluate(() => location.href)).href;
  await page.goto(link);
  await playOpenLesson(page, game, lesson, newcomer);
}

/**
 * Plays a lesson by its solution, with wrong tries before it, and answers its question. At every step and after every wrong try, what the
 * lesson speaks of must be in sight, as much of it as the screen has room for, the rest after scrolling; its first words readable; and its
 * buttons within reach. And every try must get the feedback that the lesson has for it.
 */
export async function playOpenLesson(page: Page, game: Game, lesson: Lesson, { mistakes, see }: Newcomer): Promise<void> {
  const language = await page.evaluate(() => (document.documentElement.lang === 'nl' ? 'nl' : 'en'));
  for (const [at, { task, point = [] }] of lesson.steps.entries()) {
    const where = `${lesson.id}, step ${at + 1}`;
    await page.locator(`.lesson[data-step="${at}"]`).waitFor();
    await expectSight(page, point, where);
    await see?.(`${at + 1}`);
    await scrollToEach(page, point, where);
    if (task === undefined) await page.locator('[data-lesson="next"]').click();
    else {
      for (const { move, say } of await mistakesOf(page, task, mistakes)) {
        await command(page, game, move);
        await waitUntil(async () => isSaid(say, language, await page.locator('.lesson-mistake').allTextContents())).toBe(true);
        expect(await page.locator(`.lesson[data-step="${at}"]`).count()).toBe(1);
        await waitUntil(async () => (await readTable(page))?.staged).toBeNull();
        await expectSight(page, point, `${where}, after "${move}"`);
        await see?.(`${at + 1} ${move}`);
      }
      if (mistakes === 'all') await askHint(page, task, language);
      await command(page, game, task.moves[0]);
    }
  }
  await answerQuestion(page, lesson, mistakes, see);
  await page.locator('[data-lesson="next-lesson"]').waitFor();
  expect(await page.locator('.status-sentence').textContent()).toMatch(/The lesson is over\.|De les is afgelopen\./);
  await see?.('learnt');
  expect(await page.evaluate(() => localStorage.getItem('belfry.progress'))).toContain(lesson.id);
}

/** Requires that what a lesson speaks of is in sight, its words readable and its buttons within reach, on a phone also on a small one. */
async function expectSight(page: Page, things: readonly string[], where: string): Promise<void> {
  const size = page.viewportSize() ?? PHONE;
  for (const each of size.width === PHONE.width ? [SMALL_PHONE, PHONE] : [size]) {
    if (page.viewportSize()?.height !== each.height) await resize(page, each);
    const on = `${where}, ${each.width}×${each.height}`;
    await waitUntil(async () => {
      const troubles = [
        ...(await hiddenThings(page, things)),
        ...(await unreachableButtons(page, { mayScroll: each === SMALL_PHONE })),
        ...(await unreadWords(page)),
      ];
      return troubles.map((trouble) => `${on}: ${trouble}`);
    }).toEqual([]);
  }
}

async function answerQuestion(page: Page, { id, question }: Lesson, mistakes: Newcomer['mistakes'], see: Newcomer['see']): Promise<void> {
  if (question === undefined) return;
  await page.locator('[data-answer="right"]').waitFor();
  expect(await page.locator('.status-sentence').textContent()).toMatch(/One question about the rules\.|Eén vraag over de regels\./);
  await expectSight(page, [], `${id}, the question`);
  await see?.('question');
  if (mistakes !== 'none') {
    const wrong = page.locator('[data-answer="wrong"]');
    for (let at = 0; at < (mistakes === 'all' ? question.answers.length - 1 : 1); at++) {
      await wrong.nth(at).click();
      await page.locator('.lesson-mistake').waitFor();
      await page.locator('[data-answer="wrong"]:disabled').nth(at).waitFor();
      await expectSight(page, [], `${id}, the question after wrong answer ${at + 1}`);
    }
  }
  await page.locator('[data-answer="right"]').click();
}

async function askHint(page: Page, { hint }: LessonTask, language: Language): Promise<void> {
  await page.locator('[data-lesson="hint"]').click();
  await waitUntil(async () => isSaid(hint, language, await page.locator('.lesson-hint').allTextContents())).toBe(true);
}

/** True if one of these texts is the sentence, whatever the names of the players. */
function isSaid(words: Words, language: Language, texts: readonly string[]): boolean {
  return texts.some((text) => words[language].split(/\{\w+\}/).every((part) => text.includes(part.trim())));
}

/** Scrolls to each thing, as the user would, and requires that it is then in sight. */
async function scrollToEach(page: Page, things: readonly string[], where: string): Promise<void> {
  for (const thing of things) {
    await waitUntil(async () => {
      // The middle of the board may lie below what the player chooses from.
      for (const block of ['center', 'start'] as const) {
        if ((await hiddenThings(page, [thing])).length === 0) break;
        await page.evaluate(
          ([named, to]) => {
            for (const each of document.querySelectorAll(`[data-thing="${named}"], [data-place="${named}"]`))
              each.scrollIntoView({ block: to, inline: 'center' });
          },
          [thing, block] as const,
        );
      }
      return (await hiddenThings(page, [thing])).length === 0 ? `${where}: ${thing}` : 'out of sight';
    }).toBe(`${where}: ${thing}`);
  }
}

/** Returns the wrong moves to try, each with what the lesson answers. */
async function mistakesOf(page: Page, task: LessonTask, mistakes: Newcomer['mistakes']): Promise<{ move: string; say: Words }[]> {
  if (mistakes === 'none') return [];
  await waitUntil(async () => (await readTable(page))?.moves.length ?? 0).toBeGreaterThan(0);
  const moves = (await readTable(page))?.moves ?? [];
  const answers = [...(task.wrong ?? []).map(({ say }) => say), task.otherwise];
  const found = answers.flatMap((say) => {
    const move = moves.find((each) => !answerTo(task, each).accepted && answerTo(task, each).say === say);
    return move === undefined ? [] : [{ move, say }];
  });
  return mistakes === 'first' ? found.slice(0, 1) : found;
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
