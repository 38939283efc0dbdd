import type { Page } from '@playwright/test';
import { choosePlayers } from './table-setup.ts';

/** Sets up a table to play with friends, and returns its link. */
export async function setUpServerTable(page: Page, server: string, game: string, players: number): Promise<string> {
  await page.goto(`${server}/game/${game}?way=friends`);
  await page.locator('[data-start]').waitFor();
  await choosePlayers(page, players);
  await page.locator('[data-start]').click();
  await page.waitForURL(/\/table\//);
  return new URL(page.url()).pathname;
}

/** Opens a table on the server with bots in the other seats, and starts the match. Returns its id. */
export async function openServerTable(page: Page, server: string, game: string, players: number): Promise<string> {
  const link = await setUpServerTable(page, server, game, players);
  for (let seat = 1; seat < players; seat++) {
    await page.locator(`[data-seat-card="${seat}"] [data-add-bot]`).click();
    await page.locator(`[data-seat-card="${seat}"] [data-add-bot]`).waitFor({ state: 'detached' });
  }
  const table = link.split('/').at(-1) ?? '';
  // Bots at the pace of people would make a test wait for minutes.
  const paced = await page.request.patch(`${server}/api/tables/${table}`, { data: { pace: 'instant' } });
  if (!paced.ok()) throw new Error(`the bots' pace was not changed: ${paced.status()} ${await paced.text()}`);
  await page.locator('[data-begin]:enabled').click();
  await page.locator('.table').waitFor();
  return table;
}
