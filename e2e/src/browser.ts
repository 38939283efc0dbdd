import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { seedLuck } from './seeded-luck.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ ...findChromium(), args: FLAGS });
}

let shared: Promise<Browser> | undefined;

/** Returns the browser of this process: starting one for every test file takes longer than most tests. It ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  // After a crash only the test in which it happened fails.
  if (shared === undefined || !(await shared).isConnected()) shared = openBrowser();
  return shared;
}

export const DESK = { width: 1440, height: 900 } as const;
export const LAPTOP = { width: 1280, height: 800 } as const;
export const PHONE = { width: 390, height: 844 } as const;
export const SMALL_PHONE = { width: 360, height: 640 } as const;

export interface Visit {
  readonly size?: { readonly width: number; readonly height: number };
  readonly language?: 'en' | 'nl';
  readonly theme?: 'day' | 'night';
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Touch instead of a mouse; by default on screens as narrow as a phone. */
  readonly touch?: boolean;
  /** Device pixels per CSS pixel. */
  readonly pixels?: number;
  /** Use the service worker's offline cache, as a browser does; it costs a test a second or two. */
  readonly keep?: boolean;
  /** Paint the page even where tests turn painting off. */
  readonly painted?: boolean;
}

/** `npm test` checks what is on a page and skips painting, which would take a third of the browser's work. */
const UNPAINTED = process.env.BELFRY_UNPAINTED !== undefined;

/**
 * Opens a fresh visitor: nothing stored except the settings a test wants; bots move at once, and the page does not answer automatically.
 */
export async function newVisitor(
  browser: Browser,
  {
    size = DESK,
    language = 'en',
    theme = 'day',
    settings = {},
    touch = size.width < 700,
    pixels = 1,
    keep = false,
    painted = !UNPAINTED,
  }: Visit = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: size,
    hasTouch: touch,
    deviceScaleFactor: pixels,
    reducedMotion: 'reduce',
    serviceWorkers: keep ? 'allow' : 'block',
  });
  context.setDefaultTimeout(30_000);
  await seedLuck(context);
  const kept = JSON.stringify({
    language,
    theme,
    pace: 'instant',
    confirm: 'always',
    selfAnswer: false,
    motion: 'off',
    sound: 'off',
    coachOffered: true,
    soundOffered: true,
    ...settings,
  });
  await context.addInitScript((value: string) => {
    if (origin !== 'null' && localStorage.getItem('belfry.settings') === null) localStorage.setItem('belfry.settings', value);
  }, kept);
  if (!painted) await context.addInitScript(hidePaint);
  return context;
}

/** Hides everything without a change to layout or clicks; only painting stops. */
function hidePaint(): void {
  const unpainted = new CSSStyleSheet();
  unpainted.replaceSync('body { opacity: 0 }');
  document.adoptedStyleSheets = [unpainted];
}

/** Resizes the window between phone and desktop, and waits for the new layout. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Records page errors and console complaints, which fail the test. */
export function watchPage(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|WebSocket connection to/.test(message.text()))
      complaints.push(message.text());
  });
  return complaints;
}
