import { findGame } from '@belfry/games';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../src/browser.ts';
import { playOn, settled } from '../src/play.ts';
import { findPosition, sitDown } from '../src/position.ts';
import { IN_FULL } from '../src/sampled.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

const game = findGame('nuremberg');
/** How many clicks to play, not to the end of the game. */
const BEGINNING = 12;
/** Alone, or on one line with other players who accepted. */
const ACCEPTED = /Player 1 (accepts|and .* accept)\.|and Player 1 accept\./;
const DECLINED = /Player 1 (declines|and .* decline)\.|and Player 1 decline\./;

/** Picks like a player in a hurry: builds and sells, trades with the bank only as a last resort, never haggles. */
function hurried(lit: readonly string[], dice: () => number): string {
  const rank = (id: string) => (/^verb:(offer|counter)$/.test(id) ? 3 : /^(verb:end-turn|give:|get:)/.test(id) ? 2 : 1);
  const lasting = lit.includes('verb:end-turn') ? lit.filter((id) => rank(id) < 2 || id === 'verb:end-turn') : lit;
  const best = Math.min(...lasting.map(rank));
  const among = lasting.filter((id) => rank(id) === best);
  return among[Math.floor(dice() * among.length)] ?? (lit[0] as string);
}

describe('Settlers of Nuremberg', () => {
  const at = openTestSession();

  it(`a guest plays ${IN_FULL ? 'a whole game' : 'the beginning of a game'} against bots by clicking only highlighted items`, async () => {
    const page = await at.visit('/');
    await page.locator('[data-play="nuremberg"]').click();
    const steps = await playOn(page, {
      choose: hurried,
      mouse: 8,
      ...(IN_FULL ? {} : { steps: BEGINNING }),
      each: ({ layout }) => expect(layout).toMatchObject({ fitsAcross: true, fitsDown: true, homeless: [] }),
    });
    expect(steps).toBeGreaterThan(IN_FULL ? 20 : BEGINNING - 1);
    if (IN_FULL) await expect.poll(() => page.locator('.score-sheet tfoot tr').first().locator('td').count()).toBe(4);
  });

  // In every run Fortuna is played on a phone, and decisions.test.ts answers questions of all games there.
  it.each(IN_FULL ? [PHONE] : [])('a guest plays a whole game on a phone, with three players, in Dutch', async (size) => {
    const page = await at.stay({ size, theme: 'night', language: 'nl' });
    await sitDown(page, findPosition({ game, players: 3, when: () => true }));
    const steps = await playOn(page, {
      choose: hurried,
      seed: 3,
      mouse: 8,
      each: ({ layout }) => expect(layout).toMatchObject({ fitsAcross: true, fitsDown: true, small: [], homeless: [] }),
    });
    expect(steps).toBeGreaterThan(20);
    await page.locator('.score-sheet').waitFor();
  });

  it('an offer can be composed in the dialog, including one that is not listed', async () => {
    const position = findPosition({
      game,
      players: 4,
      when: (_, moves) => moves.some((move) => /^offer .*: 1 wool for 1 ore$/.test(game.write(move))),
    });
    const page = await at.stay({ size: PHONE });
    await sitDown(page, position);
    await settled(page);
    await page.locator('[data-thing="verb:offer"]').click();
    await waitUntil(() => page.locator('.status-sentence').textContent()).toBe('What do you give, and what do you want for it?');
    const scales = page.locator('.nur-steppers');
    const [less, more] = ['less', 'more'].map((way) => scales.nth(0).getByRole('button', { name: `${way} wool` }));
    const left = async () => (await more?.getAttribute('aria-disabled')) === 'false';
    let given = 0;
    for (; await left(); given++) await more?.click();
    // At the most of a kind its button keeps the focus.
    expect(await more?.evaluate((button) => button === document.activeElement)).toBe(true);
    for (; given > 1; given--) await less?.click();
    await scales.nth(1).getByRole('button', { name: 'more ore' }).click();
    await scales.nth(1).getByRole('button', { name: 'more brick' }).click();
    await page.locator('[data-action="weigh"]').click();
    expect((await settled(page)).staged).toMatch(/^offer .*: 1 wool for 1 brick \+ 1 ore$/);
  });

  it('the dialog opens for more offers than the list of the rules covers', async () => {
    const position = findPosition({
      game,
      players: 4,
      when: ({ kind }, moves) => {
        const words = moves.map((move) => game.write(move));
        return kind === 'turn-action' && words.some((each) => each.startsWith('bank')) && !words.some((each) => each.startsWith('offer'));
      },
    });
    const page = await at.stay({ size: PHONE });
    await sitDown(page, position);
    await settled(page);
    const offer = page.locator('[data-thing="verb:offer"]');
    expect(await offer.textContent()).toBe('Make an offer');
    await offer.click();
    await waitUntil(() => page.locator('.status-sentence').textContent()).toBe('What do you give, and what do you want for it?');
  });

  /** Finds a bot's offer that the person could accept, in a position where a legal move matches `also`. */
  const offered = (also = /^/) =>
    findPosition({
      game,
      players: 4,
      when: ({ kind }, moves) => {
        const words = moves.map((move) => game.write(move));
        return kind === 'trade-answer' && words.includes('accept') && words.some((each) => also.test(each));
      },
    });

  it.each([
    ['accept', ACCEPTED],
    ['decline', DECLINED],
  ])("a bot's offer is answered with one touch: %s", async (answer, told) => {
    const page = await at.stay();
    await sitDown(page, offered());
    expect((await settled(page)).lit).toEqual(['verb:accept', 'verb:counter', 'verb:decline']);
    await page.locator(`[data-thing="verb:${answer}"]`).click();
    await page.locator('[data-action="confirm"]').click();
    await page.locator('.log').getByText(told).last().waitFor();
    await settled(page);
  });

  /** The default settings. */
  const usual = { confirm: 'lasting', selfAnswer: true };

  it('an offer the player cannot pay is declined automatically after a delay', async () => {
    const unmet = findPosition({
      game,
      players: 4,
      when: ({ kind }, moves) => kind === 'trade-answer' && !moves.some((move) => game.write(move) === 'accept'),
    });
    const page = await at.stay({ settings: usual });
    await sitDown(page, unmet);
    // Read at once, because it disappears on its own.
    await waitUntil(() => page.locator('.standing p').textContent()).toMatch(/^You lack \d \w+/);
    await page.locator('.log').getByText(DECLINED).last().waitFor();
  });

  it('one tap declines an offer, another all further offers of the turn', async () => {
    const page = await at.stay({ settings: usual });
    await sitDown(page, offered());
    await settled(page);
    await waitUntil(() => page.locator('.nur-after').textContent()).toMatch(/\d {2}\d/);
    await page.locator('[data-action="standing-stop"]').click();
    await page.locator('.log').getByText(DECLINED).last().waitFor();
    await sitDown(page, offered());
    await settled(page);
    await page.locator('[data-thing="verb:decline"]').click();
    await page.locator('.log').getByText(DECLINED).last().waitFor();
  });

  it('a bot’s offer can be answered with a counter-offer', async () => {
    const page = await at.stay();
    await sitDown(page, offered(/^counter .* for 1 gold/));
    const { seq } = await settled(page);
    await page.locator('[data-thing="verb:counter"]').click();
    const more = page.locator('.nur-steppers').nth(1).getByRole('button', { name: 'more gold' });
    await more.click();
    await page.locator('[data-action="weigh"]').click();
    expect((await settled(page)).staged).toMatch(/^counter .* for .*\b\d gold/);
    await page.locator('[data-action="confirm"]').click();
    await page.locator('.log').getByText('Player 1 would give').last().waitFor();
    await expect.poll(async () => (await settled(page)).seq).toBeGreaterThan(seq);
  });

  it('any cards can be discarded, including a set that is not listed', async () => {
    const page = await at.stay({ size: PHONE });
    await sitDown(page, findPosition({ game, players: 4, when: ({ kind }) => kind === 'robber-discard' }));
    const now = await settled(page);
    const words = now.beyond[0] ?? '';
    expect(now.moves).not.toContain(words);
    for (const thing of game.targets(game.read(words)).slice(1)) {
      if ((await settled(page)).staged !== null) break;
      await page.locator(`[data-thing="${thing}"][data-state="lit"]`).first().click();
    }
    const { staged, seq } = await settled(page);
    expect(staged).toBe(words);
    await playOn(page, { steps: 1 });
    expect((await settled(page)).seq).toBeGreaterThan(seq);
  });

  it('explains an illegal choice with its clause and shows a closeup of a place', async () => {
    const page = await at.stay();
    await sitDown(page, findPosition({ game, players: 4, when: () => true }));
    await settled(page);
    await page.locator('[data-thing="verb:build-tower"]').click({ force: true });
    await page.locator('.refusal-notice p').waitFor();
    await waitUntil(() => page.locator('.refusal-notice a').textContent()).toMatch(/^NUR-\d+\.\d+$/);
    await page.locator('[data-thing="hex:A1"]').click({ button: 'right', force: true });
    await expect.poll(() => page.locator('a[href^="/rules/nuremberg#NUR-"]').count()).toBeGreaterThan(0);
  });
});
