import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { audit } from '../src/audit.ts';
import { PHONE } from '../src/browser.ts';
import { playOn, readTable } from '../src/play.ts';
import { closeSheet, openHelp } from '../src/sheets.ts';
import { openServerSession } from '../src/test-server.ts';
import { waitUntil } from '../src/wait-until.ts';

const MINUTE = 60_000;

/** Ada opens the table; Ben and Cas join with phones; Dora joins last. */
describe('four people in their own browsers, two of them on phones', () => {
  const clock = { ahead: 0 };
  const at = openServerSession({ time: { now: () => Date.now() + clock.ahead } });

  async function join(link: string, name: string, visit: Parameters<typeof at.visit>[1] = {}): Promise<Page> {
    const page = await at.visit(link, visit);
    await page.locator('[data-name]').fill(name);
    await page.locator('[data-sit]').first().click();
    await page.locator('[data-ready="false"]').waitFor();
    return page;
  }

  async function lay(...terms: readonly string[]): Promise<Page> {
    const page = await at.visit('/game/citadels?way=friends');
    await page.locator('[data-name]').fill('Ada');
    for (const choice of terms) await page.getByRole('radio', { name: choice, exact: true }).check();
    await page.locator('[data-start]').click();
    await page.waitForURL(/\/table\//);
    return page;
  }

  const ready = (page: Page) => page.locator('[data-ready="false"]').click();
  const isAsked = async (page: Page) => ((await readTable(page))?.moves.length ?? 0) > 0;
  const seqOf = async (page: Page) => (await readTable(page))?.seq ?? -1;

  async function decider(pages: readonly Page[]): Promise<Page> {
    const found: { page?: Page } = {};
    await waitUntil(async () => {
      for (const page of pages) if (await isAsked(page)) found.page = page;
      return found.page !== undefined;
    }).toBe(true);
    if (found.page === undefined) throw new Error('nobody is asked');
    return found.page;
  }

  /** Plays for the deciding player until another one has to decide. */
  async function playUntilOther(page: Page): Promise<void> {
    for (let step = 0; step < 60 && (await isAsked(page)); step++) await playOn(page, { steps: 1, seed: step });
  }

  async function askForUndo(page: Page): Promise<void> {
    await page.locator('[data-action="ask-undo"]').click();
    await page.locator('[data-sure]').click();
  }

  it('meet, agree on settings, chat, undo, watch, and play a rematch', async () => {
    const ada = await lay('4', 'Anyone');
    const link = new URL(ada.url()).pathname;
    // The others cannot use an address of this device only, and the lobby says so.
    await ada.locator('[data-note="link.only-here"]').waitFor();
    await ada.locator('.lobby-change summary').click();
    await ada.getByRole('radio', { name: 'Live', exact: true }).check();
    const ben = await join(link, 'Ada', { size: PHONE, language: 'nl' });
    await waitUntil(() => ben.locator('.lobby-options').first().textContent()).toContain('10 minuten elk, +20 s per beurt');
    expect(await audit(ben)).toEqual([]);
    const cas = await join(link, 'Cas', { size: PHONE, theme: 'night' });
    const dora = await join(link, 'Dora');
    const people = [ada, ben, cas, dora];
    for (const page of people)
      await waitUntil(() => page.locator('.seat-card strong').allTextContents()).toEqual(['Ada', 'Ada II', 'Cas', 'Dora']);
    await ben.locator('.chat-phrase').first().click();
    await waitUntil(() => ada.locator('.chat-lines').textContent()).toContain('Ada II Hello!');
    for (const page of [ben, cas, dora]) await ready(page);
    await ada.locator('[data-begin]:enabled').click();
    for (const page of people) await page.locator('.table').waitFor();

    const spectator = await at.visit(link);
    await waitUntil(() => spectator.locator('.watching').textContent()).toBe('You are watching.');
    await waitUntil(() => ada.locator('.status-watching').textContent()).toBe('1');

    // A player leaves and returns.
    const benAtAda = ada.locator('.player', { hasText: 'Ada II' });
    await benAtAda.locator('.presence-here').waitFor();
    await ben.goto(at.site.url);
    await benAtAda.locator('.presence-away').waitFor();
    await ben.goto(at.site.url + link);
    await benAtAda.locator('.presence-here').waitFor();

    // A chat message is announced, then read.
    await dora.locator('[data-side-tab="chat"]').click();
    await dora.locator('.chat-form input').fill('A bell for everybody');
    await dora.keyboard.press('Enter');
    await waitUntil(() => cas.locator('[data-toast]').textContent()).toBe('Dora A bell for everybody');
    await waitUntil(() => cas.locator('.status-tools .unread').textContent()).toBe('1');
    await cas.locator('[data-toast]').click();
    await waitUntil(() => cas.locator('.chat-lines').textContent()).toContain('Dora A bell for everybody');
    await waitUntil(() => cas.locator('.status-tools .unread').count()).toBe(0);
    await cas.locator('.side .only-narrow').click();

    // An undo is requested, declined, requested again after further moves, withdrawn, and agreed.
    const asker = await decider(people);
    const others = people.filter((page) => page !== asker);
    await playUntilOther(asker);
    await askForUndo(asker);
    for (const page of others) await page.locator('[data-request="agree"]').waitFor();
    await others[0]?.locator('[data-request="disagree"]').click();
    await waitUntil(() => asker.locator('.request').textContent()).toMatch(/declines|weigert/);
    const next = await decider(people);
    await playUntilOther(next);
    await askForUndo(next);
    await next.locator('[data-request="withdraw"]').click();
    for (const page of people) await waitUntil(() => page.locator('.request').count()).toBe(0);
    const before = await seqOf(next);
    await askForUndo(next);
    for (const page of people.filter((each) => each !== next)) await page.locator('[data-request="agree"]').click();
    await waitUntil(() => seqOf(ada)).toBe(before + 1);
    await waitUntil(() => isAsked(next)).toBe(true);

    // Nobody leaves a seat by accident; the match ends when everyone agrees.
    await openHelp(dora);
    await dora.getByRole('button', { name: 'Give my seat to a bot' }).click();
    await dora.getByRole('button', { name: 'Cancel' }).click();
    await closeSheet(dora);
    expect(await dora.locator('[data-request="come-back"]').count()).toBe(0);
    await openHelp(dora);
    await dora.getByRole('button', { name: 'Propose to end the match' }).click();
    await dora.locator('[data-sure]').click();
    for (const page of [ada, ben, cas]) await page.locator('[data-request="agree-proposal"]').click();
    for (const page of people) await waitUntil(() => page.locator('.ending').count()).toBe(1);
    await dora.locator('[data-again]').click();
    await dora.waitForURL((url) => url.pathname !== link);
    for (const page of [ada, ben, cas]) await waitUntil(() => page.locator('.ending-next').textContent()).toContain('Dora');
    await cas.locator('[data-again]').click();
    await cas.waitForURL((url) => url.pathname !== link);
    await waitUntil(() => dora.locator('.seat-card strong').allTextContents()).toEqual(['Ada', 'Ada II', 'Cas', 'Dora']);
  });

  it.each([
    ['A bot takes over', 'bot'],
    ['The others decide', 'vote'],
    ['The table waits', 'wait'],
  ])('a clock runs out: %s, and that was said before', async (words, timeout) => {
    const ada = await lay('2', 'Live', '3 minutes per move', words);
    const link = new URL(ada.url()).pathname;
    const ben = await join(link, 'Ben', { size: PHONE });
    await waitUntil(() => ben.locator('.lobby-options').first().textContent()).toContain(words);
    await ready(ben);
    await ada.locator('[data-begin]:enabled').click();
    for (const page of [ada, ben]) await page.locator('.table').waitFor();
    const late = await decider([ada, ben]);
    const other = late === ada ? ben : ada;
    await waitUntil(() => late.locator('.clock').first().textContent()).toMatch(/^(2:\d\d|3:00)$/);
    clock.ahead += 2.7 * MINUTE;
    await late.reload();
    await waitUntil(() => late.locator('.request').textContent()).toContain('You are almost out of time');
    const before = await seqOf(other);
    clock.ahead += MINUTE;
    if (timeout === 'bot') {
      await waitUntil(() => seqOf(other)).toBeGreaterThan(before);
      await late.locator('[data-request="come-back"]').click();
      await late.locator('[data-request="come-back"]').waitFor({ state: 'detached' });
    } else if (timeout === 'vote') {
      // Out of time but still connected: with two players the other one decides.
      await other.locator('[data-request="vote-bot"]').click();
      await waitUntil(() => seqOf(other)).toBeGreaterThan(before);
    } else {
      await waitUntil(() => late.locator('.clock-short').first().textContent()).toBe('0:00');
      expect(await other.locator('[data-request="call-bot"]').count()).toBe(0);
      await playOn(late, { steps: 2 });
      await waitUntil(() => seqOf(other)).toBeGreaterThan(before);
    }
  });
});
