import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { DESK, newVisitor, openBrowser, type Visit, watchPage } from './browser.ts';
import { DOORSTEP } from './position.ts';
import { openTestPages, type Site } from './test-pages.ts';

export interface TestSession {
  /** A fresh visitor on a page of the house. */
  visit(address: string, visit?: Visit): Promise<Page>;
  /** A visitor who stays from test to test and goes from table to table: where coming anew would be most of the work. One whose page complained has left. */
  stay(visit?: Visit): Promise<Page>;
  readonly house: Site;
  readonly browser: Browser;
}

/** A page with what it has complained of. */
interface Open {
  readonly page: Page;
  readonly complaints: string[];
}

/** A browser and a house for a test file. After each test: no page has complained. */
export function openTestSession(open: () => Promise<Site> = () => openTestPages()): TestSession {
  const held: { house?: Site; browser?: Browser } = {};
  const visiting: Open[] = [];
  const staying = new Map<string, Open>();
  beforeAll(async () => {
    [held.house, held.browser] = await Promise.all([open(), openBrowser()]);
  });
  afterEach(async () => {
    const said = [...visiting, ...staying.values()].flatMap(({ complaints }) => complaints);
    if (said.length > 0) visiting.push(...clear(staying));
    await Promise.all(visiting.splice(0).map(({ page }) => page.context().close()));
    expect(said).toEqual([]);
  });
  afterAll(async () => {
    await held.browser?.close();
    await held.house?.close();
  });
  const need = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the house opens before the first test');
    return value;
  };
  const come = async (address: string, visit?: Visit): Promise<Open> => {
    // A browser that died takes the test with it in which it died, not those that follow.
    if (!need(held.browser).isConnected()) held.browser = await openBrowser();
    const context = await newVisitor(need(held.browser), visit);
    const page = await context.newPage();
    const complaints = watchPage(page);
    await page.goto(need(held.house).url + address);
    return { page, complaints };
  };
  return {
    get house() {
      return need(held.house);
    },
    get browser() {
      return need(held.browser);
    },
    async visit(address, visit) {
      const opened = await come(address, visit);
      visiting.push(opened);
      return opened.page;
    },
    async stay(visit = {}) {
      const who = JSON.stringify(visit);
      const known = staying.get(who);
      if (known !== undefined && !known.page.isClosed()) {
        await known.page.setViewportSize(visit.size ?? DESK);
        return known.page;
      }
      const opened = await come(DOORSTEP, visit);
      staying.set(who, opened);
      return opened.page;
    },
  };
}

function clear(staying: Map<string, Open>): Open[] {
  const all = [...staying.values()];
  staying.clear();
  return all;
}
