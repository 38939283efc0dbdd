import type { Page } from '@playwright/test';
import { hasty } from '../play.ts';
import { AccessibilityTree } from './accessibility-tree.ts';
import { recordAnnouncements } from './announcements.ts';
import type { Transcript } from './transcript.ts';

/** The most presses of Tab from one end of a page to the other. */
const MANY = 400;
/** The most arrows to one thing; after them Tab goes on. */
const ARROWS = 24;
/** For so many questions every choice is tried to be reached by Tab. */
const QUESTIONS = 8;
/** How many offers are made by the window for them. */
const OFFERS = 2;

export interface KeyboardGame {
  readonly decisions: number;
  readonly presses: number;
  /** Choices that the arrows did not lead to. */
  readonly byTab: readonly string[];
}

/** A player who has a keyboard and no mouse: looks at the page, moves the focus, and presses keys. */
class KeyboardPlayer {
  readonly page: Page;
  readonly transcript: Transcript;
  readonly tree: AccessibilityTree;
  readonly byTab: string[] = [];
  presses = 0;
  decisions = 0;
  offers = 0;
  /** The questions for which every choice was tried to be reached by Tab. */
  readonly #walked = new Set<string>();
  #luck = 7;

  constructor(page: Page, transcript: Transcript, tree: AccessibilityTree) {
    this.page = page;
    this.transcript = transcript;
    this.tree = tree;
  }

  async press(key: string, silently = false): Promise<void> {
    this.presses++;
    if (!silently) this.transcript.add('press', key);
    await this.page.keyboard.press(key);
  }

  /** Tabs to the first element that matches. */
  async tabTo(selector: string): Promise<void> {
    for (let count = 0; count < MANY; count++) {
      if (await this.isAt(selector)) {
        if (count > 0) this.transcript.add('press', `Tab × ${count}`);
        return;
      }
      await this.press('Tab', true);
    }
    throw new Error(`Tab does not reach ${selector}`);
  }

  isAt(selector: string): Promise<boolean> {
    return this.page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
  }

  /** Sits down at a table of the smallest size, from the page of the game. */
  async begin(): Promise<void> {
    await this.page.locator('[data-start]').waitFor();
    await this.tabTo('.setup fieldset:first-of-type input');
    const smallest = '.setup fieldset:first-of-type .segment:first-of-type input';
    for (let size = 0; size < 7 && !(await this.isAt(smallest)); size++) await this.press('ArrowLeft');
    await this.tabTo('[data-start]');
    await this.press('Enter');
    await this.page.locator('.table').waitFor();
  }

  /** Waits until the table asks something and stands still. */
  async rests(): Promise<void> {
    await this.page.waitForFunction(
      () => {
        const shown = document.querySelector(
          '[data-state="lit"], [data-action="confirm"]:enabled, .menu button, .ending, .ending-again, .nur-window button',
        );
        const isBusy = document.querySelector('[data-action="confirm"]:disabled, .board-area[data-unseen]') !== null;
        return shown !== null && !isBusy && performance.now() - (window.announced?.changed ?? 0) > 120;
      },
      undefined,
      { polling: 30 },
    );
  }

  lit(): Promise<string[]> {
    return this.page.evaluate(() => {
      const shown = [...document.querySelectorAll('[data-state="lit"]')].filter((each) => each.checkVisibility());
      return [...new Set(shown.map((each) => each.getAttribute('data-thing') ?? ''))].sort();
    });
  }

  #dice = (): number => {
    this.#luck = (Math.imul(this.#luck, 1664525) + 1013904223) >>> 0;
    return this.#luck / 0x1_0000_0000;
  };

  choose(lit: readonly string[]): string {
    const isOffer = this.offers < OFFERS && lit.includes('verb:offer');
    if (isOffer) this.offers++;
    return isOffer ? 'verb:offer' : hasty(lit, this.#dice);
  }

  /** Moves the focus to an element by arrows, as far as they lead there, then by Tab. */
  async focus(selector: string): Promise<void> {
    const been = new Set<string>();
    for (let count = 0; count < ARROWS; count++) {
      const way = await this.page.evaluate(wayTo, selector);
      if (way === null) return;
      const key = way.keys.find((each) => !been.has(`${way.at} ${each}`));
      if (key === undefined) break;
      been.add(`${way.at} ${key}`);
      await this.press(key);
    }
    if (await this.isAt(selector)) return;
    this.byTab.push(selector);
    await this.tabTo(selector);
  }

  /** Goes round the page by Tab: every choice and every button must be on the way. Once for each question. */
  async walkAround(): Promise<void> {
    const question = await this.page.locator('.status-sentence').innerText();
    if (this.#walked.has(question) || this.#walked.size >= QUESTIONS) return;
    this.#walked.add(question);
    await this.page.evaluate(() => {
      for (const each of document.querySelectorAll('[data-walked]')) each.removeAttribute('data-walked');
      document.activeElement?.setAttribute('data-walked', '');
    });
    const stops = (await this.#walk('Tab')) + (await this.#walk('Shift+Tab'));
    const missed = await this.page.evaluate(() => {
      const wanted = document.querySelectorAll('[data-state="lit"]:not([aria-hidden]), .table button:enabled:not([tabindex="-1"])');
      return [...wanted].flatMap((each) =>
        each.checkVisibility({ visibilityProperty: true }) && !each.hasAttribute('data-walked')
          ? [each.getAttribute('aria-label') ?? each.textContent ?? '']
          : [],
      );
    });
    this.transcript.add('walk', `${stops} stops of Tab around the page`);
    for (const name of missed) this.transcript.problem(`Tab does not reach “${name}”, asked: ${question}`);
  }

  /** Tabs on to the end of the page; returns the number of stops. */
  async #walk(key: 'Tab' | 'Shift+Tab'): Promise<number> {
    for (let stops = 0; stops < MANY; stops++) {
      await this.page.evaluate(() => {
        window.walkedFrom = document.activeElement === document.body ? null : document.activeElement;
      });
      await this.press(key, true);
      const isOn = await this.page.evaluate((isForward) => {
        const { activeElement: now, body } = document;
        const { walkedFrom: before } = window;
        if (now === null || now === body) return false;
        now.setAttribute('data-walked', '');
        // After the last stop the table calls the focus back to what is asked.
        const way = isForward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
        return before == null || (before.compareDocumentPosition(now) & way) !== 0;
      }, key === 'Tab');
      if (!isOn) return stops;
    }
    throw new Error(`${key} does not end`);
  }

  /** Fills and makes the offer of an open window. */
  async offer(): Promise<void> {
    const more = (side: number) => `.nur-steppers:nth-of-type(${side}) .nur-stepper button:last-of-type[aria-disabled="false"]`;
    for (const side of [1, 2]) {
      const own = await this.page.locator(more(side)).count();
      if (own === 0) continue;
      await this.tabTo(more(side));
      await this.transcript.listen(this.page, this.tree);
      await this.press('Enter');
    }
    if ((await this.page.locator('[data-action="weigh"]:enabled').count()) === 0) {
      await this.press('Escape');
      return;
    }
    await this.tabTo('[data-action="weigh"]');
    await this.transcript.listen(this.page, this.tree);
    await this.press('Enter');
  }

  /** Opens and closes the closeup of what has the focus. */
  async lookClosely(): Promise<void> {
    const before = await this.tree.focused();
    await this.press('i');
    const sheet = this.page.locator('dialog[open]');
    const isOpen = await sheet
      .waitFor({ timeout: 2000 })
      .then(() => true)
      .catch(() => false);
    if (!isOpen) return;
    this.transcript.add('reads', (await sheet.innerText()).replace(/\s+/g, ' '));
    await this.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    const after = await this.tree.focused();
    if (after?.backend !== before?.backend) this.transcript.problem(`after its closeup, the focus is not on “${before?.name}” again`);
  }

  /** Reads the end of the match and closes it. */
  async leave(): Promise<void> {
    this.transcript.add('reads', (await this.page.locator('.ending').innerText()).replace(/\s+/g, ' '));
    await this.press('Escape');
    await this.page.locator('.ending-again').waitFor();
    await this.transcript.listen(this.page, this.tree);
  }

  /** Answers what is asked. */
  async decide(): Promise<void> {
    const is = async (selector: string) => (await this.page.locator(selector).count()) > 0;
    if (await is('.nur-window')) return this.offer();
    if (await is('[data-action="confirm"]')) {
      this.decisions++;
      if (this.decisions % 5 === 0) return this.press('c');
      await this.focus('[data-action="confirm"]');
    } else if (await is('.menu button')) {
      await this.tabTo('.menu button');
    } else {
      await this.walkAround();
      await this.focus(`[data-thing="${this.choose(await this.lit())}"][data-state="lit"]:not([aria-hidden])`);
      if (this.presses % 7 === 0) await this.lookClosely();
    }
    await this.transcript.listen(this.page, this.tree);
    await this.press(this.presses % 4 === 0 ? 'Space' : 'Enter');
  }
}

/** Plays a match by keys alone, from the page of the game to the end, in so many steps at the most. */
export async function playByKeys(page: Page, transcript: Transcript, steps: number): Promise<KeyboardGame> {
  await recordAnnouncements(page);
  await page.reload();
  const player = new KeyboardPlayer(page, transcript, await AccessibilityTree.of(page));
  await player.begin();
  for (let step = 0; step < steps; step++) {
    await player.rests();
    await transcript.expectAvailable(page, await transcript.listen(page, player.tree));
    if ((await page.locator('.ending').count()) > 0) {
      await player.leave();
      return player;
    }
    await player.decide();
  }
  throw new Error(`the match is not over after ${steps} steps`);
}

/** Returns where the focus is and the arrows to an element, the most promising first; null if it has the focus. Runs in the page. */
function wayTo(selector: string): { readonly at: string; readonly keys: readonly string[] } | null {
  const from = document.activeElement;
  const to = document.querySelector(selector);
  if (from === null || to === null || from === to) return null;
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const [here, there] = [middle(from), middle(to)];
  const across = there.x > here.x ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const down = there.y > here.y ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
  const isWide = Math.abs(there.x - here.x) > Math.abs(there.y - here.y);
  const [first, second] = isWide ? [across, down] : [down, across];
  const keys = [first?.[0], second?.[0], second?.[1], first?.[1]].flatMap((key) => key ?? []);
  return { at: `${Math.round(here.x)} ${Math.round(here.y)}`, keys };
}
