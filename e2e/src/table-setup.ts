import type { Page } from '@playwright/test';

export interface TableSetup {
  readonly game?: string;
  readonly players: number;
  readonly people?: number;
  readonly options?: Readonly<Record<string, string>>;
  /** How the setup is shown; by default alone against bots. */
  readonly way?: 'play' | 'screen' | 'watch';
}

/** Sets a table up as a person would: through the page of the game. */
export async function setUpTable(page: Page, { players, people, options = {}, way = 'play' }: TableSetup): Promise<void> {
  await page.locator('[data-start]').waitFor();
  const pick = (group: number, label: string) =>
    page.locator('fieldset').nth(group).getByRole('radio', { name: label, exact: true }).check();
  await pick(1, String(players));
  if (way === 'screen' && people !== undefined) await pick(2, String(people));
  if (Object.keys(options).length > 0) await page.locator('.setup-options summary').click();
  for (const [group, label] of Object.entries(options)) {
    await page.locator('.setup-option', { hasText: group }).getByRole('radio', { name: label, exact: true }).check();
  }
  await page.locator('[data-start]').click();
  await page.locator('.table').waitFor();
}
