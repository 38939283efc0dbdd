import { games } from '@belfry/games';
import { describe, expect, it } from 'vitest';
import { audit, findOverflow } from '../src/audit.ts';
import { DESK, PHONE, resize, type Visit } from '../src/browser.ts';
import { drawnOn } from '../src/explained.ts';
import type { TableNow } from '../src/look.ts';
import { expectLitIsLegal, playOn, readTable, settled } from '../src/play.ts';
import { findPosition, playedOut, sitDown } from '../src/position.ts';
import { IN_FULL, sampled } from '../src/sampled.ts';
import { choosePlayers, setUpTable } from '../src/table-setup.ts';
import { openServerSession } from '../src/test-server.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

/** Names without digits, because every number drawn needs an explanation. */
const NAMES = ['Ada', 'Isabel', 'Lorenzo', 'Maria', 'Joost', 'Clara', 'Matteo'];

/** Counts the players with the same question as the viewer; 0 when the game is over. */
function answersOwed({ view, viewer }: TableNow): number {
  const own = view.pending.find(({ seat }) => seat === viewer)?.kind;
  return view.pending.filter(({ kind }) => kind === own).length;
}

/** The day theme on a desktop in English, the night theme on a phone in Dutch. */
const LOOKS: readonly (readonly [string, Visit])[] = [
  ['by day on a desk', { size: DESK, language: 'en', theme: 'day' }],
  ['by night on a phone, in Dutch', { size: PHONE, language: 'nl', theme: 'night' }],
];

const at = openTestSession();

describe.each(games.map((game, place) => [game.id, game, place] as const))('%s', (id, game, place) => {
  const { min, max } = game.players;
  /** Expensive tests that are the same in all games run with one of them. */
  const here = (turn: number) => (IN_FULL || place === turn ? [id] : []);
  /** Returns a position in the middle of a match in which the first seat decides. */
  const middle = () => {
    let asked = 0;
    return findPosition({ game, players: max, when: (_, moves) => moves.length > 1 && ++asked > 12 });
  };

  it.each(here(0))('%s: two players share one screen and pass the device', async () => {
    const page = await at.visit(`/game/${id}?way=screen`);
    await setUpTable(page, { players: min, people: 2, way: 'screen' });
    const takers = new Set<unknown>();
    for (let step = 0; step < 60 && takers.size < 2; step++) {
      const now = await settled(page);
      if (now.passing) {
        // While the device is being passed the page has nobody's cards.
        expect(now.viewer).toBe('spectator');
        expect(JSON.stringify(now.view)).not.toMatch(/"hand":\[/);
      } else takers.add(now.viewer);
      await playOn(page, { steps: 1, seed: step, mouse: 3 });
    }
    expect([...takers].sort()).toEqual([0, 1]);
  });

  it.each(here(3))('%s works offline after the first visit', async () => {
    const page = await at.visit('/', { keep: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await waitUntil(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await page.locator(`[data-play="${id}"]`).click();
    await playOn(page, { steps: 4, mouse: 2 });
    // Other players may have the same question; bots answer in the meantime.
    await waitUntil(async () => answersOwed(await settled(page))).toBeLessThan(2);
    const { seq, view } = await settled(page);
    await page.reload();
    expect(await settled(page)).toMatchObject({ seq, view });
    await page.goto(`${at.site.url}/rules/${id}`);
    await page.locator('.guide-pin-on').first().waitFor();
    await page.locator('.clause').first().waitFor();
    await page.goto(`${at.site.url}/learn/${id}`);
    await page.locator('[data-learn-next]').click();
    await page.locator('.lesson[data-step="0"]').waitFor();
    await page.goto(`${at.site.url}/puzzles/${id}`);
    await page.locator('[data-puzzle-open]').click();
    await page.locator('[data-puzzle="asked"]').waitFor();
    await page.context().setOffline(false);
  });

  // The other tests replay a finished match of Citadels.
  it.each(IN_FULL ? [id] : [])('a finished match of %s can be replayed step by step and continued from there', async () => {
    const page = await at.stay();
    const match = playedOut(game, min);
    const last = match.log.entries.length;
    await sitDown(page, match, '/replay/play/position');
    await page.locator('.replay-controls').waitFor();
    const shown = () => page.locator('.table').getAttribute('data-seq').then(Number);
    // All hands are open, with the whole log beside them.
    await waitUntil(() => page.locator('.replay-hand').count()).toBe(min);
    const lines = page.locator('.side .log-line');
    await lines.last().click();
    await waitUntil(shown).toBe(last);
    await waitUntil(() => lines.last().getAttribute('aria-current')).toBe('true');
    await page.getByRole('button', { name: 'To the start' }).click();
    await waitUntil(shown).toBe(0);
    // Where positions can be evaluated, each player's winning chances are behind the slider.
    if (game.evaluation !== undefined) await page.locator('.replay-known polygon').first().waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await waitUntil(shown).toBe(last);
    await page.getByRole('button', { name: 'One step back' }).click();
    await waitUntil(shown).toBe(last - 1);
    // From a seat its own cards are visible too.
    await page.locator('.replay-tray').getByRole('radio', { name: 'Player 1', exact: true }).check();
    await waitUntil(() => page.locator('.table').getAttribute('data-viewer')).toBe('0');
    await waitUntil(() => page.locator('.replay-hand').count()).toBe(1);
    expect(await page.locator('[data-state="lit"]').count()).toBe(0);
    await page.locator('.replay-controls input[type="range"]').fill('10');
    await waitUntil(shown).toBe(10);
    await page.locator('[data-play-on]').click();
    await page.waitForURL(/\/play\//);
    expect((await settled(page)).seq).toBeGreaterThanOrEqual(10);
    await playOn(page, { steps: 2 });
  });

  it.each(sampled([id], place + 2, 4))('the end of a match of %s says what decided it, and leads there', async () => {
    const page = await at.stay();
    await sitDown(page, playedOut(game, max));
    await page.locator('.ending [data-decider]').first().waitFor();
    // Where positions can be evaluated, more follows.
    if (game.evaluation !== undefined) await page.locator('.ending [data-decider="lead"], .ending [data-decider="harm"]').first().waitFor();
    const last = page.locator('.ending [data-decider] a').last();
    const seq = /at=(\d+)/.exec((await last.getAttribute('href')) ?? '')?.[1];
    await last.click();
    await page.locator('.replay-controls').waitFor();
    await waitUntil(() => page.locator('.table').getAttribute('data-seq')).toBe(seq);
  });

  it.each(IN_FULL || place === 1 ? sampled(LOOKS, place) : [])(
    'table, end sheet and replay are clean for axe and cut nothing off, %s',
    async (_, visit) => {
      const page = await at.stay(visit);
      const clean = async () => {
        expect(await audit(page)).toEqual([]);
        expect(await findOverflow(page)).toEqual([]);
      };
      await sitDown(page, middle(), '/play/position', NAMES);
      await settled(page);
      await clean();
      await resize(page, visit.size === PHONE ? DESK : PHONE);
      expect(await findOverflow(page)).toEqual([]);
      await resize(page, visit.size ?? DESK);
      // `npm run explained` checks everything drawn.
      expect((await drawnOn(page)).silent).toEqual([]);
      await page.locator('[data-state="lit"]').first().click();
      expect(await findOverflow(page)).toEqual([]);
      const match = playedOut(game, max);
      await sitDown(page, match);
      // The score of every round and, where positions can be evaluated, the winning chances after every move.
      await page
        .locator('.ending .score-chart')
        .nth(game.evaluation === undefined ? 0 : 1)
        .waitFor();
      await clean();
      await sitDown(page, match, `/replay/play/position?at=${Math.floor(match.log.entries.length / 2)}`);
      await page.locator('.replay-controls').waitFor();
      expect(await findOverflow(page)).toEqual([]);
      if (IN_FULL || place === 0) expect(await audit(page)).toEqual([]);
    },
  );
});

describe.each(sampled(games, 0, 4).map(({ id, players }) => [id, players] as const))('%s at a table of the server', (id, { min }) => {
  const at = openServerSession();

  it('a spectator follows the match', async () => {
    const host = await at.visit(`/game/${id}?way=friends`);
    await host.locator('[data-start]').waitFor();
    await choosePlayers(host, min);
    await host.locator('[data-start]').click();
    await host.waitForURL(/\/table\//);
    for (let seat = 1; seat < min; seat++) await host.locator(`[data-seat-card="${seat}"] [data-add-bot]`).click();
    await host.locator('[data-begin]:enabled').click();

    const spectator = await at.visit(new URL(host.url()).pathname, { size: PHONE, language: 'nl' });
    await waitUntil(async () => (await readTable(spectator))?.viewer).toBe('spectator');
    await playOn(host, { steps: 6, mouse: 2 });
    const { seq } = await settled(host);
    await waitUntil(async () => (await readTable(spectator))?.seq).toBe(seq);
    const watched = await readTable(spectator);
    if (watched === null) throw new Error('there is no table to follow');
    expectLitIsLegal(watched);
    expect(watched.layout).toMatchObject({ fitsAcross: true, fitsDown: true });
    expect(await findOverflow(spectator)).toEqual([]);
    await waitUntil(() => spectator.locator('.board-area [data-thing]').count()).toBeGreaterThan(0);
  });
});
