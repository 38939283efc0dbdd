import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame } from '@belfry/games';
import { itemAt } from '@belfry/kernel';
import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { Film, STEP } from '../src/film.ts';
import { readTable } from '../src/play.ts';
import { DOORSTEP, findPosition, sitDown } from '../src/position.ts';
import { openTestSession } from '../src/test-session.ts';
import { type AnimationFrame, toAnimation, toWebp } from '../src/webp.ts';

const PICTURES = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const DESK = { width: 1440, height: 900 };
const SHOWN = 900;
const NAMES = ['Ada', 'Isabel', 'Lorenzo'];
/** How long the table rests before and after a click, how long the pointer takes to the next one, and how long all may last. */
const REST = 600;
const WAY = 450;
const LONGEST = 11_000;
/** The longest pause that the animation keeps, and how long it stops at its end. */
const PAUSE = 900;
const LAST = 2500;
/** A larger file would be slow to load with the README. */
const MOST = 1_500_000;

const at = openTestSession();
const game = findGame('bruges');
const isRecruiting = (move: unknown) => game.write(move).startsWith('recruit');

/** `npm run pictures`: a person of Bruges is recruited, for the README. */
it('a turn as an animation', async () => {
  mkdirSync(PICTURES, { recursive: true });
  const page = await at.visit(DOORSTEP, { size: DESK, painted: true, settings: { pace: 'quick', motion: 'normal', confirm: 'never' } });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  let asked = 0;
  const position = findPosition({ game, players: 3, when: (_, moves) => ++asked > 20 && moves.some(isRecruiting) });
  await sitDown(page, position, '/play/position', NAMES);
  await page.locator('.board-area:not([data-unseen])').waitFor();
  const reel = await Reel.of(page);
  await reel.run(REST);
  const { moves, seq } = await tableOf(page);
  const things = game.targets(moves.map((move) => game.read(move)).find(isRecruiting));
  for (let now = await tableOf(page); now.seq === seq; now = await tableOf(page)) {
    const next = things.find((thing) => now.lit.includes(thing));
    if (next === undefined) break;
    await reel.click(`[data-thing="${next}"][data-state="lit"]`);
  }
  // Until the bots have answered.
  while (reel.taken < LONGEST && (await tableOf(page)).lit.length === 0) await reel.run(STEP);
  await reel.run(REST);
  const frames = reel.frames();
  expect(frames.length).toBeGreaterThan(30);
  const film = toAnimation(frames);
  process.stdout.write(`${frames.length} frames, ${(film.length / 1000).toFixed(0)} kB\n`);
  writeFileSync(join(PICTURES, 'turn.webp'), film);
  expect(film.length).toBeLessThan(MOST);
});

async function tableOf(page: Page) {
  const now = await readTable(page);
  if (now === null) throw new Error('the table is gone');
  return now;
}

/** Frames of a film, each the part that changed. */
class Reel {
  readonly #page: Page;
  readonly #film: Film;
  readonly #encoder: Page;
  readonly #frames: AnimationFrame[] = [];
  #pointer = { x: DESK.width * 0.6, y: DESK.height * 0.45 };
  taken = 0;

  private constructor(page: Page, film: Film, encoder: Page) {
    this.#page = page;
    this.#film = film;
    this.#encoder = encoder;
  }

  static async of(page: Page): Promise<Reel> {
    await page.evaluate(drawPointer);
    return new Reel(page, await Film.of(page), await at.browser.newPage());
  }

  async run(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += STEP) {
      await this.#film.pass();
      await this.#take();
    }
  }

  /** Moves the pointer to an element and clicks it. */
  async click(selector: string): Promise<void> {
    const box = await this.#page.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`${selector} has no place`);
    const [from, to] = [this.#pointer, { x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    for (let passed = STEP; passed <= WAY; passed += STEP) {
      const share = (1 - Math.cos((Math.PI * passed) / WAY)) / 2;
      this.#pointer = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      await this.#page.mouse.move(this.#pointer.x, this.#pointer.y);
      await this.run(STEP);
    }
    await this.run(STEP * 3);
    await this.#page.mouse.click(to.x, to.y);
    await this.run(REST);
  }

  async #take(): Promise<void> {
    this.taken += STEP;
    const changed = await toWebp(this.#encoder, await this.#film.picture(), SHOWN);
    if (changed !== null) this.#frames.push({ ...changed, milliseconds: STEP });
    else if (this.#frames.length > 0) {
      const last = itemAt(this.#frames, this.#frames.length - 1);
      this.#frames[this.#frames.length - 1] = { ...last, milliseconds: Math.min(PAUSE, last.milliseconds + STEP) };
    }
  }

  frames(): readonly AnimationFrame[] {
    return this.#frames.map((frame, n) => (n === this.#frames.length - 1 ? { ...frame, milliseconds: LAST } : frame));
  }
}

/** A pointer that pictures show. Runs in the page. */
function drawPointer(): void {
  const pointer = document.createElement('div');
  pointer.innerHTML =
    '<svg width="30" height="30" viewBox="0 0 24 24"><path d="M4 2v17l4.6-4.2 3 6.9 3-1.3-3-6.7 6.4-.6z" fill="#fff" stroke="#222" stroke-width="1.4"/></svg>';
  pointer.style.cssText = 'position:fixed;left:0;top:0;z-index:99999;pointer-events:none;transform:translate(860px,400px)';
  document.body.append(pointer);
  addEventListener('mousemove', ({ clientX, clientY }) => {
    pointer.style.transform = `translate(${clientX - 5}px, ${clientY - 3}px)`;
  });
}
