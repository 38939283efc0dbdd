import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { playOn, settled } from '../src/play.ts';
import { setUpTable } from '../src/table-setup.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';

describe('one table of this device in several tabs', () => {
  const at = openTestSession();

  /** Checks that both show the same position, in which it is the person's turn. */
  async function alike(one: Page, other: Page): Promise<number> {
    const seqOf = async (page: Page) => (await settled(page)).seq;
    await waitUntil(async () => (await seqOf(one)) === (await seqOf(other))).toBe(true);
    const [here, there] = [await settled(one), await settled(other)];
    expect(there.view).toEqual(here.view);
    return here.seq;
  }

  async function lifecycle(page: Page, state: 'frozen' | 'active'): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setWebLifecycleState', { state });
    await session.detach();
  }

  it('stays one table through moves in each tab and tabs that sleep, crash or close', async () => {
    const first = await at.visit('/game/citadels');
    await setUpTable(first, { players: 3 });
    await playOn(first, { steps: 4 });
    const second = await first.context().newPage();
    await second.goto(first.url());
    let seq = await alike(first, second);
    for (const page of [second, first, second]) {
      await playOn(page, { steps: 5 });
      const next = await alike(first, second);
      expect(next).toBeGreaterThan(seq);
      seq = next;
    }

    // The sleeping host tab does not answer, so the other tab takes over.
    await lifecycle(first, 'frozen');
    await playOn(second, { steps: 6 });
    const awake = (await settled(second)).seq;
    expect(awake).toBeGreaterThan(seq);
    await lifecycle(first, 'active');
    expect(await alike(first, second)).toBe(awake);
    await playOn(first, { steps: 4 });
    seq = await alike(first, second);

    // The host tab crashes.
    const crashed = second.waitForEvent('crash');
    const session = await second.context().newCDPSession(second);
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    expect((await settled(first)).seq).toBe(seq);
    await playOn(first, { steps: 5 });
    seq = (await settled(first)).seq;

    // The tab is closed; a new one finds everything.
    const context = first.context();
    const address = first.url();
    await first.close();
    const third = await context.newPage();
    await third.goto(address);
    expect((await settled(third)).seq).toBe(seq);
    await playOn(third, { steps: 2 });
  });
});
