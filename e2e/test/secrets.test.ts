import { findGame, games } from '@belfry/games';
import type { Game } from '@belfry/kernel';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { numbersInMemory, textInMemory } from '../src/memory.ts';
import { playOn, readTable, settled } from '../src/play.ts';
import { type ServerSetting, serverSetting } from '../src/server-house.ts';
import { openServerTable } from '../src/server-table.ts';

/** Lists of numbers (cards of a hand, the order of a pile) anywhere inside plain data, as text; short ones could be anything. */
function listsIn(data: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(data) && data.length > 4 && data.every((each) => typeof each === 'number')) found.add(data.join(' '));
  else if (typeof data === 'object' && data !== null) for (const part of Object.values(data)) listsIn(part, found);
  return found;
}

/** The match as the server holds it. */
function truth(at: ServerSetting, id: string): { state: unknown; seq: number; key: string } {
  const { live, record } = at.server.context.tables.get(id) ?? {};
  if (!live || !record?.key) throw new Error('the server does not hold this match');
  return { state: live.match.state, seq: live.match.log.entries.length, key: record.key };
}

/** What the page holds although its viewer may not know it. */
async function leaksOf(at: ServerSetting, page: Page, game: Game, id: string): Promise<{ leaks: string[]; secrets: number }> {
  await settled(page);
  const now = await readTable(page);
  const { state, seq } = truth(at, id);
  expect(now?.seq).toBe(seq);
  const viewer = now?.viewer === 0 ? 0 : 'spectator';
  const known = game.view(state, viewer);
  const secrets = [...listsIn(state)].filter((list) => !listsIn(known).has(list));
  const memory = new Set(await numbersInMemory(page));
  const leaks = secrets.filter((list) => memory.has(list));
  if (JSON.stringify(now?.view) !== JSON.stringify(known)) leaks.push('a view other than the game gives out');
  return { leaks, secrets: secrets.length };
}

describe('the memory of a page', () => {
  const at = serverSetting();

  it.each(['citadels', 'bruges'])(
    'holds no hand, no pile and no chance of a running match of %s that its player may not know',
    async (id) => {
      const game: Game = findGame(id);
      const page = await at.visit('/');
      const table = await openServerTable(page, at.house.url, id, 3);
      for (let look = 0; look < 3; look++) {
        await playOn(page, { steps: 5, seed: look });
        const { leaks, secrets } = await leaksOf(at, page, game, table);
        expect(secrets).toBeGreaterThan(0);
        expect(leaks).toEqual([]);
      }
      const text = await textInMemory(page);
      expect(text).toContain(table);
      expect(text).not.toContain(truth(at, table).key);
      // Nobody's cards but the own ones lie in the document.
      const shown = await page.locator('[data-thing^="hand:"]').count();
      expect(shown).toBe(handOf(game, at, table));
    },
  );
});

/** How many cards the player in the first seat holds. */
function handOf(game: Game, at: ServerSetting, table: string): number {
  const view = JSON.parse(JSON.stringify(game.view(truth(at, table).state, 0)));
  return (view.seats ?? view.players)[0].hand.length;
}

describe('the canary itself', () => {
  // A game that forgets to hide the pile: it lies in the view under another name.
  const honest = findGame('citadels');
  const careless: Game = {
    ...honest,
    view: (state, viewer) => ({ ...honest.view(state, viewer), aside: (state as { pile: readonly number[] }).pile }),
  };
  const at = serverSetting({ games: games.map((game) => (game.id === 'citadels' ? careless : game)) });

  it('sings when a leak is planted', async () => {
    const page = await at.visit('/');
    const table = await openServerTable(page, at.house.url, 'citadels', 3);
    await playOn(page, { steps: 2, each: () => undefined });
    const { leaks } = await leaksOf(at, page, honest, table);
    expect(leaks.length).toBeGreaterThan(1);
    expect(leaks).toContain('a view other than the game gives out');
  });
});
