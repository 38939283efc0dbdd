import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { newVisitor, openBrowser, type Visit, watchPage } from './browser.ts';
import { type House, openHouse } from './house.ts';

export interface Setting {
  /** A fresh visitor on a page of the house. */
  visit(address: string, visit?: Visit): Promise<Page>;
  readonly house: House;
  readonly browser: Browser;
}

/** A browser and a house for a test file. After each test: no page has complained. */
export function setting(open: () => Promise<House> = openHouse): Setting {
  const held: { house?: House; browser?: Browser } = {};
  const contexts: BrowserContext[] = [];
  let complaints: string[][] = [];
  beforeAll(async () => {
    [held.house, held.browser] = await Promise.all([open(), openBrowser()]);
  });
  afterEach(async () => {
    const said = complaints.flat();
    complaints = [];
    await Promise.all(contexts.splice(0).map((context) => context.close()));
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
  return {
    get house() {
      return need(held.house);
    },
    get browser() {
      return need(held.browser);
    },
    async visit(address, visit) {
      // A browser that died takes the test with it in which it died, not those that follow.
      if (!need(held.browser).isConnected()) held.browser = await openBrowser();
      const context = await newVisitor(need(held.browser), visit);
      contexts.push(context);
      const page = await context.newPage();
      complaints.push(watchPage(page));
      await page.goto(need(held.house).url + address);
      return page;
    },
  };
}
