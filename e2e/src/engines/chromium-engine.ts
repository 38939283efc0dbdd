import { newVisitor, openBrowser } from '../browser.ts';
import type { Engine } from './engine.ts';

/** The same Chromium as in all other tests. */
export const chromiumEngine: Engine = {
  name: 'Chromium',
  install: 'it comes with the packages on Linux on x64; elsewhere install Chromium or Chrome',
  isInstalled: () => true,
  async open() {
    const browser = await openBrowser();
    const drive = await (await newVisitor(browser, { keep: true })).newPage();
    return { version: browser.version(), drive, close: () => browser.close() };
  },
};
