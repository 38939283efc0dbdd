import { games } from '@belfry/games';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { PHONE, type Visit } from '../src/browser.ts';
import { DOORSTEP, type Position, playedOut, sitDown } from '../src/position.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

const [game] = games.filter(({ id }) => id === 'citadels');
if (game === undefined) throw new Error('Citadels is gone');
const whole = playedOut(game, 4);
const { entries } = whole.log;

/** Returns the match after so many entries. */
const upTo = (count: number): Position => ({ ...whole, log: { ...whole.log, entries: entries.slice(0, count) } });
/** Two bots in a row are about to move. */
const BEFORE_BOTS = upTo(
  entries.findIndex((entry, at) => at > 60 && [entry, entries[at + 1], entries[at + 2]].every((each) => each?.seat !== 0)),
);
/** The person has made their last move; the events after it are shown before the points are counted. */
const BEFORE_THE_END = upTo(entries.findLastIndex(({ seat }) => seat === 0) + 1);

/** True if the accessibility tree has an element, or the words in it. */
async function isAccessible(page: Page, selector: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const expression = `((it) => (it.children.length > 0 ? it : it.firstChild))(document.querySelector('${selector}'))`;
  const { result } = await session.send('Runtime.evaluate', { expression });
  if (result.objectId === undefined) throw new Error(`there is no ${selector}`);
  const { node } = await session.send('DOM.describeNode', { objectId: result.objectId });
  return nodes.some(({ backendDOMNodeId, ignored }) => backendDOMNodeId === node.backendNodeId && !ignored);
}

describe('following other players', () => {
  const at = openTestSession();
  const come = async (visit: Visit): Promise<Page> => {
    const page = await at.visit(DOORSTEP, { ...visit, settings: { pace: 'readable', motion: 'fast', ...visit.settings } });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    return page;
  };
  const seq = (page: Page) => page.locator('.table').getAttribute('data-seq').then(Number);

  it('announces each action with moving pieces; a key skips to the present', async () => {
    const page = await come({});
    await sitDown(page, BEFORE_BOTS);
    const before = await seq(page);
    await page.locator('.telling-now .telling-line').waitFor();
    await waitUntil(() => page.locator('.telling-line').innerText()).toMatch(/Player [2-4]|Called/);
    expect(await page.locator('.player-acting').count()).toBeLessThan(2);
    await page.keyboard.press('Escape');
    await page.locator('.telling-now').waitFor({ state: 'detached' });
    expect(await seq(page)).toBeGreaterThan(before);
    // Out of sight it is no button, but screen readers still have its words.
    expect(await isAccessible(page, '.telling-line')).toBe(false);
    expect(await isAccessible(page, '.telling-line > span:last-child')).toBe(true);
  });

  it('shows the last action in a line under the seats on a phone; a tap opens the log', async () => {
    const page = await come({ size: PHONE });
    await sitDown(page, BEFORE_BOTS);
    await page.locator('.telling-line').tap();
    await waitUntil(() => page.locator('.side-open .log-line').last().innerText()).not.toBe('');
  });

  it('animates the scoring, skips on a key and shares an image; loads sound only when it is on', async () => {
    const page = await come({ settings: { pace: 'quick', sound: 'all' } });
    const sounds = page.waitForRequest(/sounds-/);
    await sitDown(page, BEFORE_THE_END);
    await page.locator('.counting .counting-total').first().waitFor();
    await waitUntil(() => page.locator('.status-sentence').innerText()).toBe('Counting the points …');
    await waitUntil(() => page.locator('.board-area [data-pointed]').count()).toBeGreaterThan(0);
    await sounds;
    // The count ignores keys in its first moments, because the key that ended the match is not meant for it.
    await waitUntil(async () => {
      await page.keyboard.press('Escape');
      return page.locator('.ending .score-own').count();
    }).toBeGreaterThan(0);
    const [picture] = await Promise.all([page.waitForEvent('download'), page.locator('[data-share]').click()]);
    expect(picture.suggestedFilename()).toBe('belfry.png');
  });
});
