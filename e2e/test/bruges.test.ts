import { findGame } from '@belfry/games';
import type { Decision } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../src/browser.ts';
import { playOn, settled } from '../src/play.ts';
import { findPosition, sitDown } from '../src/position.ts';
import { IN_FULL } from '../src/sampled.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

const game = findGame('bruges');
/** How many clicks to play, not to the end of the game. */
const BEGINNING = 12;

/** Picks like a player who builds: houses and persons first, then other lit things, and end of turn last. */
function builder(lit: readonly string[], dice: () => number): string {
  const rank = (id: string) => (/^verb:(stop|stay|decline|done|end-turn)$/.test(id) ? 2 : /^verb:(recruit|house|canal)$/.test(id) ? 0 : 1);
  const best = dice() < 0.5 ? Math.min(...lit.map(rank)) : 1;
  const among = lit.filter((id) => rank(id) === best);
  return among[Math.floor(dice() * among.length)] ?? (lit[0] as string);
}

const touchOf = (words: string, kind: string) => game.targets(game.read(words)).find((thing) => thing.startsWith(kind));

describe('Bruges', () => {
  const at = openTestSession();

  it(`a guest plays ${IN_FULL ? 'a whole game' : 'the beginning of a game'} against bots by clicking only highlighted items`, async () => {
    const page = await at.visit('/');
    await page.locator('[data-play="bruges"]').click();
    const steps = await playOn(page, {
      choose: builder,
      mouse: 8,
      ...(IN_FULL ? {} : { steps: BEGINNING }),
      each: ({ layout }) => expect(layout).toMatchObject({ fitsAcross: true, fitsDown: true, beyond: 0, homeless: [] }),
    });
    expect(steps).toBeGreaterThan(IN_FULL ? 60 : BEGINNING - 1);
    if (IN_FULL) await expect.poll(() => page.locator('.score-sheet tfoot tr').first().locator('td').count()).toBe(3);
  });

  // In every run Fortuna is played on a phone, and decisions.test.ts answers questions of all games there.
  it.each(IN_FULL ? [PHONE] : [])('a guest plays a whole game on a phone, with two players, in Dutch', async (size) => {
    const page = await at.stay({ size, theme: 'night', language: 'nl' });
    await sitDown(page, findPosition({ game, players: 2, when: () => true }));
    const steps = await playOn(page, {
      choose: builder,
      seed: 5,
      mouse: 8,
      each: ({ layout }) => expect(layout).toMatchObject({ fitsAcross: true, fitsDown: true, small: [], homeless: [] }),
    });
    expect(steps).toBeGreaterThan(60);
    await page.locator('.score-sheet').waitFor();
  });

  it('asks for the start player when the table option says so', async () => {
    const page = await at.stay({ size: PHONE });
    await sitDown(
      page,
      findPosition({ game, players: 4, options: { startPlayer: 'chosen' }, when: ({ kind }) => kind === 'choose-start' }),
    );
    expect((await settled(page)).lit).toEqual(['seat:a', 'seat:b', 'seat:c', 'seat:d']);
  });

  it('selects a card first, then one of its six uses', async () => {
    const page = await at.stay();
    const canals = (_: Decision, moves: readonly unknown[]) => moves.filter((move) => game.write(move).startsWith('canal ')).length > 0;
    await sitDown(page, findPosition({ game, players: 3, when: canals }));
    const { moves } = await settled(page);
    const move = moves.find((words) => words.startsWith('canal ')) ?? '';
    const [, card, side] = move.split(' ');
    await page.locator(`[data-thing="hand:${card}"]`).click();
    await page.locator('[data-thing="verb:canal"]').click();
    const canal = page.locator(`[data-thing="canal:${side}"][data-state="lit"]`);
    if ((await canal.count()) > 0) await canal.click();
    expect((await settled(page)).staged).toBe(move);
  });

  it('a move that affects all players fits without overflowing the board', async () => {
    const thief = (words: string) => words.startsWith('recruit thief ');
    const position = findPosition({ game, players: 4, when: (_, moves) => moves.some((move) => thief(game.write(move))) });
    const page = await at.stay({ language: 'nl' });
    await sitDown(page, position);
    const move = (await settled(page)).moves.find(thief) ?? '';
    await page.locator('[data-thing="hand:thief"]').click();
    await page.locator('[data-thing="verb:recruit"]').click();
    const house = page.locator(`[data-thing="${touchOf(move, 'house:')}"][data-state="lit"]`);
    if ((await house.count()) > 0) await house.click();
    await expect.poll(() => page.locator('.change').count()).toBeGreaterThanOrEqual(4);
    expect(await settled(page)).toMatchObject({ staged: move, layout: { fitsAcross: true, fitsDown: true, beyond: 0 } });
  });

  it('explains an illegal choice with its clause and shows a closeup of a person', async () => {
    const page = await at.stay();
    await sitDown(page, findPosition({ game, players: 3, when: () => true }));
    await settled(page);
    await page.locator('[data-thing="canal:left"]').click({ force: true });
    await page.locator('.refusal-notice p').waitFor();
    await waitUntil(() => page.locator('.refusal-notice a').textContent()).toMatch(/^BRU-\d+\.\d+$/);
    await page.locator('[data-thing="threat:blue"]').click({ button: 'right', force: true });
    await expect.poll(() => page.locator('a[href^="/rules/bruges#BRU-"]').count()).toBeGreaterThan(0);
  });
});
