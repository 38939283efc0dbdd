import { findGame } from '@belfry/games';
import type { Decision } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../src/browser.ts';
import { motionEnds } from '../src/motion.ts';
import { playOn, readTable, settled } from '../src/play.ts';
import { DOORSTEP, findPosition, type Position, playedOut, sitDown } from '../src/position.ts';
import { IN_FULL } from '../src/sampled.ts';
import { openHelp, openSettings } from '../src/sheets.ts';
import { setUpTable } from '../src/table-setup.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

const game = findGame('citadels');
const SHORT = { 'Districts that end the game': '7 districts (short game)' };

/** Returns a match for two in which the first seat has so many decisions left, as bots would play on. */
function beforeTheLast(decisions: number): Position {
  const before: number[] = [];
  const { key, log } = playedOut(game, 2, (_, entries) => before.push(entries));
  return { key, log: { ...log, entries: log.entries.slice(0, before.at(-decisions)) } };
}

describe('a guest, alone against bots', () => {
  const at = openTestSession();

  it(`plays ${IN_FULL ? 'a whole game' : 'the end of a game'} of Citadels by clicking only highlighted items`, async () => {
    const page = await at.visit(IN_FULL ? '/game/citadels' : DOORSTEP);
    if (IN_FULL) await setUpTable(page, { players: 2, options: SHORT });
    else await sitDown(page, beforeTheLast(12));
    const steps = await playOn(page, { mouse: 9 });
    expect(steps).toBeGreaterThan(IN_FULL ? 40 : 8);
    await waitUntil(() => page.locator('.score-sheet tfoot tr:first-child td').count()).toBe(2);
    // The Master has analysed the match: a chart, and three moments to go to.
    await waitUntil(() => page.locator('.score-chart').count()).toBe(2);
    await waitUntil(() => page.locator('.swings a[href*="?at="]').count()).toBe(3);

    // The replay opens at a moment with its own address, and a new match can continue from there.
    await page.locator('.ending-buttons a[href^="/replay/"]').click();
    await page.locator('.replay-controls').waitFor();
    await page.locator('.replay-controls input[type="range"]').fill('20');
    await waitUntil(() => new URL(page.url()).searchParams.get('at')).toBe('20');
    const address = page.url();
    await page.goto(address);
    await waitUntil(() => page.locator('.table').getAttribute('data-seq')).toBe('20');
    await page.locator('[data-play-on]').click();
    await page.waitForURL(/\/play\//);
    expect((await settled(page)).seq).toBeGreaterThanOrEqual(20);
    await playOn(page, { steps: 4 });
  });

  it('sees all cities at once, even with many choices', async () => {
    const page = await at.stay();
    const busyWarlord = (_: Decision, moves: readonly unknown[]) => {
      const verbs = new Set(moves.flatMap((move) => game.targets(move)).filter((thing) => thing.startsWith('verb:')));
      return verbs.size === 4 && verbs.has('verb:destroy');
    };
    await sitDown(page, findPosition({ game, players: 4, when: busyWarlord }));
    expect((await settled(page)).layout).toMatchObject({ fitsAcross: true, fitsDown: true, beyond: 0 });
    await waitUntil(() => page.locator('.verbs .verb').count()).toBe(4);
  });

  it.each([
    { what: 'a verb', lit: '.verbs .verb', below: -0.5 },
    { what: 'a card', lit: '.tray div.thing[data-state="lit"]', below: 2 },
  ])('$what keeps still under a pointer at its lower edge', async ({ lit, below }) => {
    const page = await at.stay();
    const offers = (moves: readonly unknown[], kind: string) =>
      moves.some((move) => game.targets(move).some((thing) => thing.startsWith(kind)));
    const building = (_: Decision, moves: readonly unknown[]) => offers(moves, 'hand:') && offers(moves, 'verb:');
    await sitDown(page, findPosition({ game, players: 4, when: building }));
    await settled(page);
    const box = await page.locator(lit).first().boundingBox();
    if (box === null) throw new Error('nothing is lit');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height + below);
    // Risen or not, the card stays where it is.
    await motionEnds(page);
    const places = await page.evaluate(async (selector) => {
      const seen = new Set<number | undefined>();
      for (let frame = 0; frame < 40; frame++) {
        seen.add(document.querySelector(selector)?.getBoundingClientRect().top);
        await new Promise(requestAnimationFrame);
      }
      return seen.size;
    }, lit);
    expect(places).toBe(1);
  });

  it('a reload in the middle of a turn loses nothing', async () => {
    const page = await at.visit('/game/citadels');
    await setUpTable(page, { players: 3, options: SHORT });
    await playOn(page, { steps: 12 });
    const before = await settled(page);
    await page.reload();
    const after = await settled(page);
    expect(after.seq).toBe(before.seq);
    expect(after.view).toEqual(before.view);
    await page.goto(at.site.url);
    await page.locator('.my-tables a[href^="/play/"]').first().click();
    expect((await settled(page)).view).toEqual(before.view);
  });

  it('replays the others’ moves, saves the match as a file, and opens it again', async () => {
    const page = await at.visit('/game/citadels');
    await setUpTable(page, { players: 3, options: SHORT });
    await settled(page);
    for (let step = 0; step < 40 && (await page.locator('.show-me').count()) === 0; step++) {
      await playOn(page, { steps: 1, seed: step });
      await settled(page);
    }
    const before = await settled(page);
    const table = page.url();
    await page.locator('.show-me').click();
    await waitUntil(async () => Number(await page.locator('.table').getAttribute('data-seq'))).toBe(before.seq);
    await waitUntil(() => page.locator('.table').getAttribute('data-viewer')).toBe('0');

    await page.goto(table);
    await settled(page);
    await openHelp(page);
    const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save-file]').click()]);
    const file = await saved.path();
    await page.goto(at.site.url);
    await page.locator('.open-file input').setInputFiles({ name: 'broken.jsonl', mimeType: 'text/plain', buffer: Buffer.from('{"game":') });
    await waitUntil(() => page.locator('.open-file .problem').textContent()).toContain('not a valid match file');
    await page.locator('.open-file input').setInputFiles(file);
    await page.waitForURL(/\/play\//);
    expect(page.url()).not.toBe(table);
    const after = await settled(page);
    expect(after.seq).toBeGreaterThanOrEqual(before.seq);
    await playOn(page, { steps: 3 });
  });

  it('a change of language during a game keeps the selection', async () => {
    const page = await at.visit('/game/citadels');
    await setUpTable(page, { players: 2 });
    const now = await settled(page);
    await page.locator(`[data-thing="${now.lit[0]}"]`).first().click();
    await openSettings(page);
    await page.getByRole('radio', { name: 'Nederlands', exact: true }).check();
    await page.locator('dialog .button-icon').click();
    await waitUntil(() => page.locator('html').getAttribute('lang')).toBe('nl');
    await page.getByText('Bevestigen', { exact: true }).waitFor();
    expect((await readTable(page))?.staged).not.toBeNull();
    await playOn(page, { steps: 6 });
  });

  it('plays on a phone with nothing wider than the screen', async () => {
    const page = await at.visit('/game/citadels', { size: PHONE, theme: 'night' });
    await setUpTable(page, { players: 4 });
    await playOn(page, {
      steps: 12,
      each: async () => expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true),
    });
  });

  it('shows the reason of a refusal by a table on the device', async () => {
    const page = await at.visit('/');
    // The page answers an old position, and takes a seat that does not exist.
    await page.addInitScript(() => {
      const send = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message) {
        const { ask } = message.body;
        send.call(this, { ...message, body: { ...message.body, ...(ask === 'play' ? { seq: -1 } : ask === 'take' ? { viewer: 9 } : {}) } });
      };
    });
    await page.goto(`${at.site.url}/game/citadels`);
    await setUpTable(page, { players: 2 });
    await settled(page);
    await page.locator('[data-state="lit"]').first().click();
    await page.locator('[data-action="confirm"]').click();
    await page.locator('.refusal-notice', { hasText: 'The game has moved on' }).waitFor();
    await page.goto(`${at.site.url}/game/citadels?way=screen`);
    await setUpTable(page, { players: 2, people: 2, way: 'screen' });
    await page.locator('[data-take]').click();
    const why = page.locator('.refusal-notice p', { hasText: 'This is not your seat' });
    await why.waitFor();
    expect(
      await why.evaluate((sentence) => {
        const { x, y, width, height } = sentence.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === sentence;
      }),
    ).toBe(true);
  });

  it('asks for confirmation only when it matters; a second click confirms', async () => {
    const page = await at.visit('/game/citadels', { settings: { confirm: 'lasting' } });
    await setUpTable(page, { players: 4 });
    const { seq } = await settled(page);
    // Taking a character is final: one click asks for confirmation, another on the same card confirms; the second half of a double click
    // does not.
    const character = page.locator('[data-thing^="pool:"][data-state="lit"]').first();
    await character.dblclick();
    expect(await settled(page)).toMatchObject({ seq, staged: expect.stringMatching(/^(choose|hide) /) });
    const picked = page.locator('[data-thing^="pool:"][data-state="picked"]');
    await waitUntil(async () => {
      if ((await picked.count()) > 0) await picked.first().click();
      return (await readTable(page))?.seq ?? 0;
    }).toBeGreaterThan(seq);
    // Taking gold can be undone, so there is no confirmation.
    const gold = page.locator('[data-thing="verb:take-gold"][data-state="lit"]');
    for (let step = 0; step < 40 && (await gold.count()) === 0; step++) await playOn(page, { steps: 1, seed: step });
    const before = await settled(page);
    await gold.click();
    await waitUntil(async () => (await readTable(page))?.seq ?? 0).toBeGreaterThan(before.seq);
  });

  it('explains an illegal choice with its clause', async () => {
    const page = await at.visit('/game/citadels');
    await setUpTable(page, { players: 4 });
    await settled(page);
    await page.locator('[data-thing^="hand:"]').first().click({ force: true });
    await page.locator('.refusal-notice p').waitFor();
    await waitUntil(() => page.locator('.refusal-notice a').textContent()).toMatch(/^CIT-\d+\.\d+$/);
    // A player's closeup: the meaning of the signs on the panel, each with its rule.
    await page.locator('[data-thing="seat:b"]').click({ force: true });
    // One for each figure; the owner of the crown has one more.
    await waitUntil(() => page.locator('dialog .player-closely a').count()).toBeGreaterThanOrEqual(4);
  });
});
