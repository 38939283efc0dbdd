import { findGame } from '@belfry/games';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../src/browser.ts';
import { playOn, settled } from '../src/play.ts';
import { findPosition, sitDown } from '../src/position.ts';
import { IN_FULL, sampled } from '../src/sampled.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

const game = findGame('fortuna');
/** How many clicks to play, not to the end of the game. */
const BEGINNING = 12;

/** Picks like a player in a hurry: cards, favours and numbers before verbs; declines nothing while there is an alternative. */
function hurried(lit: readonly string[], dice: () => number): string {
  const rank = (id: string) => (/^verb:(skip|decline|cover-none|use|end|done)$/.test(id) ? 2 : id.startsWith('verb:') ? 1 : 0);
  const best = Math.min(...lit.map(rank));
  const among = lit.filter((id) => rank(id) === best);
  return among[Math.floor(dice() * among.length)] ?? (lit[0] as string);
}

describe('Fortuna', () => {
  const at = openTestSession();

  it(`a guest plays ${IN_FULL ? 'a whole game' : 'the beginning of a game'} against bots by clicking only highlighted items`, async () => {
    const page = await at.visit('/');
    await page.locator('[data-play="fortuna"]').click();
    const steps = await playOn(page, {
      choose: hurried,
      mouse: 8,
      ...(IN_FULL ? {} : { steps: BEGINNING }),
      each: ({ layout }) => expect(layout).toMatchObject({ fitsAcross: true, fitsDown: true, beyond: 0, homeless: [] }),
    });
    expect(steps).toBeGreaterThan(IN_FULL ? 40 : BEGINNING - 1);
    if (IN_FULL) await expect.poll(() => page.locator('.score-sheet tfoot tr').first().locator('td').count()).toBe(3);
  });

  it(`${IN_FULL ? 'and another' : 'and the beginning of another'} on a phone, with two players, in Dutch`, async () => {
    const page = await at.stay({ size: PHONE, theme: 'night', language: 'nl' });
    await sitDown(page, findPosition({ game, players: 2, when: () => true }));
    const steps = await playOn(page, {
      choose: hurried,
      seed: 3,
      mouse: 8,
      ...(IN_FULL ? {} : { steps: BEGINNING }),
      each: ({ layout }) => expect(layout).toMatchObject({ fitsAcross: true, fitsDown: true, small: [], homeless: [] }),
    });
    expect(steps).toBeGreaterThan(IN_FULL ? 30 : BEGINNING - 1);
    if (IN_FULL) await page.locator('.score-sheet').waitFor();
  });

  it.for(sampled(['en', 'nl'] as const, 1))(
    'the board keeps its height beside the longest sentence on a button, in %s',
    async (language) => {
      const position = findPosition({
        game,
        players: 3,
        when: (_, moves) => moves.length === 2 && moves.some((move) => game.write(move) === 'army recruit-vestals'),
      });
      const page = await at.stay({ language });
      await sitDown(page, position);
      expect((await settled(page)).layout).toMatchObject({ beyond: 0, homeless: [] });
    },
  );

  it('a storehouse accepts two goods, one after the other', async () => {
    const position = findPosition({
      game,
      players: 2,
      when: (_, moves) => moves.some((move) => game.write(move) === 'use storehouse wine grain'),
    });
    const page = await at.stay({ size: PHONE });
    await sitDown(page, position);
    await settled(page);
    for (const id of ['hand:storehouse', 'good:wine', 'good:grain'])
      await page.locator(`[data-thing="${id}"][data-state="lit"]`).first().click();
    expect((await settled(page)).staged).toBe('use storehouse wine grain');
  });

  it('explains an illegal choice with its clause and shows a closeup of a card', async () => {
    const page = await at.stay();
    await sitDown(page, findPosition({ game, players: 4, when: () => true }));
    await settled(page);
    await page.locator('[data-thing^="building:"]').first().click({ force: true });
    await page.locator('.refusal-notice p').waitFor();
    await waitUntil(() => page.locator('.refusal-notice a').textContent()).toMatch(/^FOR-\d+\.\d+$/);
    await page.locator('[data-thing^="card:"]').first().click({ button: 'right', force: true });
    await expect.poll(() => page.locator('a[href^="/rules/fortuna#FOR-"]').count()).toBeGreaterThan(0);
  });
});
