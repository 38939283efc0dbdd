import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { DESK, newVisitor, sharedBrowser, type Visit, watchPage } from './browser.ts';
import { DOORSTEP } from './position.ts';
import { openTestPages, type Site } from './test-pages.ts';

export interface TestSession {
  /** Opens a fresh visitor on a page of the site. */
  visit(address: string, visit?: Visit): Promise<Page>;
  /**
   * Returns a visitor who stays from test to test, where a new one would be most of the work. One whose page has complained is replaced.
   */
  stay(visit?: Visit): Promise<Page>;
  readonly site: Site;
  readonly browser: Browser;
}

/** A page with its complaints. */
interface Open {
  readonly page: Page;
  readonly complaints: string[];
}

/** Opens a site for a test file, in the browser of its process. After each test it checks that no page has complained. */
export function openTestSession(open: () => Promise<Site> = () => openTestPages()): TestSession {
  const held: { site?: Site; browser?: Browser } = {};
  const visiting: Open[] = [];
  const staying = new Map<string, Open>();
  beforeAll(async () => {
    [held.site, held.browser] = await Promise.all([open(), sharedBrowser()]);
  });
  afterEach(async () => {
    const said = [...visiting, ...staying.values()].flatMap(({ complaints }) => complaints);
    if (said.length > 0) visiting.push(...clear(staying));
    await Promise.all(visiting.splice(0).map(({ page }) => page.context().close()));
    expect(said).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all(clear(staying).map(({ page }) => page.context().close()));
    await held.site?.close();
  });
  const need = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the site opens before the first test');
    return value;
  };
  const come = async (address: string, visit?: Visit): Promise<Open> => {
    held.browser = await sharedBrowser();
    const context = await newVisitor(held.browser, visit);
    const page = await context.newPage();
    const complaints = watchPage(page);
    await page.goto(need(held.site).url + address);
    return { page, complaints };
  };
  return {
    get site() {
      return need(held.site);
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
