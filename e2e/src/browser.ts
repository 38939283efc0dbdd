import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from './chromium.ts';

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

export const DESK = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

export interface Visit {
  readonly size?: { readonly width: number; readonly height: number };
  readonly language?: 'en' | 'nl';
  readonly theme?: 'day' | 'night';
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Fingers instead of a mouse; as a rule on what is as narrow as a phone. */
  readonly touch?: boolean;
  /** Pixels of the device for one of the page. */
  readonly pixels?: number;
  /** Keep the pages for the time without a network, as a browser does; it costs a test a second or two. */
  readonly keep?: boolean;
  /** Paint the page even where tests do without. */
  readonly painted?: boolean;
}

/** `npm test` looks at what is on a page, not at its paint, which would be a third of a browser's work. */
const UNPAINTED = process.env.BELFRY_UNPAINTED !== undefined;

/** A fresh visitor: nothing stored but the settings a test asks for; bots move at once, and the page answers nothing by itself. */
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
  const kept = JSON.stringify({
    language,
    theme,
    pace: 'instant',
    confirm: 'always',
    selfAnswer: false,
    motion: 'off',
    sound: 'off',
    coachOffered: true,
    ...settings,
  });
  await context.addInitScript((value: string) => {
    if (localStorage.getItem('belfry.settings') === null) localStorage.setItem('belfry.settings', value);
  }, kept);
  if (!painted) await context.addInitScript(hidePaint);
  return context;
}

/** Everything is there, has its place, and can be clicked; only nothing is drawn. */
function hidePaint(): void {
  const unpainted = new CSSStyleSheet();
  unpainted.replaceSync('body { opacity: 0 }');
  document.adoptedStyleSheets = [unpainted];
}

/** Turns a phone into a desk, or back, and waits until the page lies as the new screen wants it. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Fails a test when the page throws or complains. */
export function watchPage(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|WebSocket connection to/.test(message.text()))
      complaints.push(message.text());
  });
  return complaints;
}
