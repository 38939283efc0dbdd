import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BotGame } from '@belfry/bots';
import type { Page } from '@playwright/test';
import { findOverflow } from '../audit.ts';
import { settled } from '../play.ts';
import { sitDown } from '../position.ts';
import { callCoach, change } from '../shooter.ts';
import { findMisfits } from './misfits.ts';
import { type Moment, stage } from './moments.ts';
import type { Screen } from './screens.ts';

/** One of ten letters: so many fit everywhere. */
const NAMES = ['Ada', 'Wilhelmina', 'Lorenzo', 'Maria', 'Joost', 'Clara', 'Matteo'];

/** Both languages in both themes: the first two differ in both. */
const LOOKS = [
  { name: 'en-day', language: 'en', theme: 'day' },
  { name: 'nl-night', language: 'nl', theme: 'night' },
  { name: 'nl-day', language: 'nl', theme: 'day' },
  { name: 'en-night', language: 'en', theme: 'night' },
] as const;

/** A cell of the size table: the result of one screen. */
export interface Cell {
  readonly game: string;
  readonly screen: string;
  readonly moment: string;
  readonly look: string;
  readonly coach: boolean;
  /** The screenshot, within the folder; null without one. */
  readonly picture: string | null;
  readonly complaints: readonly string[];
}

interface Place {
  readonly game: BotGame;
  readonly screen: Screen;
  readonly moment: Moment;
  /** With the coach open. */
  readonly coach: boolean;
  /** How many looks; the second has the other language and the other theme. */
  readonly looks: number;
  /** Folder for screenshots; null for none. */
  readonly folder: string | null;
}

/** Opens a moment on the page's screen, and checks it in every look. */
export async function fillCells(page: Page, { game, screen, moment, coach, looks, folder }: Place): Promise<Cell[]> {
  await change(page, { language: 'en', theme: 'day', textSize: screen.textSize ?? '1' });
  await sitDown(page, moment.position, '/play/position', NAMES);
  await settled(page);
  if (moment.staged) await stage(page);
  // The coach's text, or the tab it is behind.
  if (coach) {
    await callCoach(page);
    await page
      .locator(game.evaluation === undefined ? '.hint-lesson, .hint-tab' : '.hint-row, .hint-tab')
      .locator('visible=true')
      .first()
      .waitFor();
  }
  const cells: Cell[] = [];
  for (const { name: look, language, theme } of LOOKS.slice(0, looks)) {
    await change(page, { language, theme });
    const name = [game.id, moment.name, screen.name, ...(coach ? ['coach'] : []), look].join('-');
    const picture = folder === null ? null : `${name}.png`;
    if (folder !== null) {
      mkdirSync(folder, { recursive: true });
      await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
    }
    const complaints = [...(await findMisfits(page, game.id, screen.touch === true)), ...(await findOverflow(page))];
    cells.push({ game: game.id, screen: screen.name, moment: moment.name, look, coach, picture, complaints });
  }
  return cells;
}
