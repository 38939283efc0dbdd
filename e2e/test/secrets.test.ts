import { findGame, games } from '@belfry/games';
import { fold, type Game, type MatchLog, readLog, seededChance, type Viewer } from '@belfry/kernel';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { numbersInMemory, textInMemory } from '../src/memory.ts';
import { playOn, settled } from '../src/play.ts';
import { IN_FULL, sampled } from '../src/sampled.ts';
import { openServerTable } from '../src/server-table.ts';
import { openHelp } from '../src/sheets.ts';
import { openServerSession, type ServerSession } from '../src/test-server.ts';
import { waitUntil } from '../src/wait-until.ts';

/** How often a page's memory is inspected during a match. */
const LOOKS = IN_FULL ? 3 : 2;

/** The contents of a page at a moment of the match. */
interface Glimpse {
  readonly seq: number;
  readonly viewer: Viewer;
  readonly view: string;
  readonly numbers: ReadonlySet<string>;
}

/** Returns the lists of numbers (cards of a hand, the order of a pile) anywhere in plain data, as text; short ones could be coincidence. */
function listsIn(data: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(data) && data.length > 4 && data.every((each) => typeof each === 'number')) found.add(data.join(' '));
  else if (typeof data === 'object' && data !== null) for (const part of Object.values(data)) listsIn(part, found);
  return found;
}

async function glimpse(page: Page): Promise<Glimpse> {
  const { seq, viewer, view } = await settled(page);
  return { seq, viewer: viewer === 0 ? 0 : 'spectator', view: JSON.stringify(view), numbers: new Set(await numbersInMemory(page)) };
}

/** Ends the match, in which the person plays bots only; its exported file has the true state of each moment, and the key. */
async function truthAfterwards(at: ServerSession, page: Page, table: string): Promise<MatchLog> {
  await openHelp(page);
  await page.getByRole('button', { name: 'Propose to end the match' }).click();
  await page.locator('[data-sure]').click();
  await page.locator('.ending').waitFor();
  const { request } = page.context();
  await page.close();
  const file = () => request.get(`${at.site.url}/api/tables/${table}/export`);
  await waitUntil(async () => (await file()).status(), 120_000).toBe(200);
  return readLog(await (await file()).text());
}

/** Returns the lists that the viewer cannot know: those in the true state that are neither in the view nor deducible from it. */
function secretsOf(game: Game, state: unknown, viewer: Viewer): string[] {
  const known = listsIn(game.view(state, viewer));
  for (let world = 0; world < 5; world++) listsIn(game.determinize(game.view(state, viewer), seededChance(world)), known);
  return [...listsIn(state)].filter((list) => !known.has(list));
}

/** Compares a page's contents with the match file: returns what it had although its viewer may not know it. */
function leaksOf(game: Game, log: MatchLog, { seq, viewer, view, numbers }: Glimpse): { leaks: string[]; secrets: number } {
  const { state } = fold(game, { header: log.header, entries: log.entries.slice(0, seq) });
  const secrets = secretsOf(game, state, viewer);
  const leaks = secrets.filter((list) => numbers.has(list));
  if (view !== JSON.stringify(game.view(state, viewer))) leaks.push('a view other than the game gives out');
  return { leaks, secrets: secrets.length };
}

describe('the memory of a page', () => {
  const at = openServerSession();

  it.each(sampled(games, 3, 4).map((game) => [game.id, game] as const))(
    'holds no hand, no pile and no chance of a running match of %s that its player may not know',
    async (id, game) => {
      const page = await at.visit('/');
      const table = await openServerTable(page, at.site.url, id, 3);
      const glimpses: Glimpse[] = [];
      for (let look = 0; look < LOOKS; look++) {
        await playOn(page, { steps: 5, seed: look });
        glimpses.push(await glimpse(page));
      }
      const text = await textInMemory(page);
      expect(text).toContain(table);
      const log = await truthAfterwards(at, page, table);
      expect(log.header.key).toMatch(/\S{16}/);
      expect(text).not.toContain(log.header.key);
      for (const seen of glimpses) {
        const { leaks, secrets } = leaksOf(game, log, seen);
        expect(secrets).toBeGreaterThan(0);
        expect(leaks).toEqual([]);
      }
    },
  );
});

describe('the canary itself', () => {
  // A game that forgets to hide the pile: the view has it under another name.
  const honest = findGame('citadels');
  const careless: Game = {
    ...honest,
    view: (state, viewer) => ({ ...honest.view(state, viewer), aside: (state as { pile: readonly number[] }).pile }),
  };
  const at = openServerSession({ games: games.map((game) => (game.id === 'citadels' ? careless : game)) });

  it('finds a planted leak', async () => {
    const page = await at.visit('/');
    const table = await openServerTable(page, at.site.url, 'citadels', 3);
    await playOn(page, { steps: 2, each: () => undefined });
    const seen = await glimpse(page);
    const { leaks } = leaksOf(honest, await truthAfterwards(at, page, table), seen);
    expect(leaks.length).toBeGreaterThan(1);
    expect(leaks).toContain('a view other than the game gives out');
  });
});
