import type { Page } from '@playwright/test';

export interface TableSetup {
  readonly game?: string;
  readonly players: number;
  readonly people?: number;
  readonly options?: Readonly<Record<string, string>>;
  /** The kind of setup; by default alone against bots. */
  readonly way?: 'play' | 'screen' | 'watch';
}

const PLAYERS = /^(Players|Spelers)$/;
const PEOPLE = /^(People at this screen|Mensen aan dit scherm)$/;

/** Chooses the number of players. */
export async function choosePlayers(page: Page, count: number): Promise<void> {
  await pick(page, PLAYERS, count);
}

async function pick(page: Page, group: RegExp, count: number): Promise<void> {
  await page
    .getByRole('group', { name: group })
    .getByRole('radio', { name: String(count), exact: true })
    .check();
}

/** Sets up a table as a person would: on the game's page. */
export async function setUpTable(page: Page, { players, people, options = {}, way = 'play' }: TableSetup): Promise<void> {
  await page.locator('[data-start]').waitFor();
  await choosePlayers(page, players);
  if (way === 'screen' && people !== undefined) await pick(page, PEOPLE, people);
  if (Object.keys(options).length > 0) await page.locator('.setup-options summary').click();
  for (const [group, label] of Object.entries(options)) {
    await page.locator('.setup-option', { hasText: group }).getByRole('radio', { name: label, exact: true }).check();
  }
  await page.locator('[data-start]').click();
  await page.locator('.table').waitFor();
}
