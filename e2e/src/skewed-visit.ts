import type { Visitor } from '@belfry/client';
import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import { newVisitor } from './browser.ts';
import { waitUntil } from './wait-until.ts';

/** A page on a device with a clock of its own, and a connection that can be slow or cut. */
export interface SkewedPage {
  /** Advances the device's clock to what it shows at a moment of true time, and stops it there. */
  setTime(now: number): Promise<void>;
  reload(): Promise<void>;
  /** Cuts the connection; the page reconnects automatically. */
  cut(): Promise<void>;
  /** Wakes the sleeping device at that moment: the page notices that it has received nothing. */
  wake(now: number): Promise<void>;
  /** Returns the time left shown beside each player, by seat. */
  clocks(): Promise<readonly string[]>;
}

interface Skew {
  /** By how much the device's clock is ahead of true time, in milliseconds. */
  readonly ahead: number;
  /** How long a message takes in each direction, in milliseconds. */
  readonly latency: number;
}

/** Longer than any page takes to load. */
const WHILE_LOADING = 60_000;
/** A page asks for the time at this interval; after twice as long without a message it reconnects. */
const STRIDE = 20_000;

/** Opens a page as a known visitor, on a device with a wrong clock. */
export async function visitSkewed(browser: Browser, visitor: Visitor, address: string, now: number, skew: Skew): Promise<SkewedPage> {
  const context = await newVisitor(browser);
  const [name = '', ...value] = (visitor.headers.cookie ?? '').split('=');
  await context.addCookies([{ name, value: value.join('='), url: visitor.url }]);
  const page = await context.newPage();
  // While the page loads its clock runs, and is behind; then it is set.
  await page.clock.install({ time: now + skew.ahead - WHILE_LOADING });
  const line = await slowLine(page, skew.latency);
  const isLaid = () => page.locator('.board-area:not([data-unseen])').waitFor();
  // While its clock is stopped, a page may hold back what it has rendered.
  const lost = () => page.locator('.reconnecting').waitFor({ state: 'attached' });
  await page.goto(new URL(address, visitor.url).href);
  await isLaid();
  return {
    async setTime(moment) {
      const wanted = moment + skew.ahead;
      const behind = wanted - (await page.evaluate(() => Date.now()));
      // Whole strides come last: after each the page asks for the time, and the last answer counts. A page that a busy server has dropped
      // connects again in the next one.
      for (let rest = behind; rest > 0; ) {
        const stride = rest % STRIDE === 0 ? STRIDE : rest % STRIDE;
        const before = line.answers();
        await page.clock.pauseAt(wanted - rest + stride);
        if (stride === STRIDE) await waitUntil(() => !line.isOpen() || line.answers() > before).toBe(true);
        rest -= stride;
      }
    },
    async reload() {
      // A page whose clock is stopped renders nothing.
      await page.clock.resume();
      await page.reload();
      await isLaid();
    },
    async cut() {
      line.cut();
      await lost();
    },
    async wake(moment) {
      await page.clock.pauseAt(moment + skew.ahead);
      await lost();
    },
    clocks: () =>
      page.locator('.player').evaluateAll((players) => {
        const shown = players.map(
          (player) => [player.getAttribute('data-thing') ?? '', player.querySelector('.clock')?.textContent ?? ''] as const,
        );
        return shown.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, clock]) => clock);
      }),
  };
}

interface SlowLine {
  /** How often the page has received the time. */
  answers(): number;
  isOpen(): boolean;
  cut(): void;
}

async function slowLine(page: Page, latency: number): Promise<SlowLine> {
  let answers = 0;
  let ends: readonly WebSocketRoute[] = [];
  let isOpen = false;
  // Real time: latency follows the network, whatever the clocks of devices show.
  const later = (act: () => void) => void setTimeout(act, latency);
  await page.routeWebSocket(/\/socket(\?|$)/, (own) => {
    const server = own.connectToServer();
    ends = [own, server];
    isOpen = true;
    for (const [end, other] of [ends, ends.toReversed()] as [WebSocketRoute, WebSocketRoute][])
      end.onClose((code, reason) => {
        if (ends.includes(end)) isOpen = false;
        void other.close({ ...(code === undefined ? {} : { code }), ...(reason === undefined ? {} : { reason }) });
      });
    own.onMessage((frame) => later(() => server.send(frame)));
    server.onMessage((frame) =>
      later(() => {
        own.send(frame);
        if (String(frame).includes('"type":"pong"')) answers++;
      }),
    );
  });
  return {
    answers: () => answers,
    isOpen: () => isOpen,
    cut() {
      isOpen = false;
      for (const end of ends) void end.close();
    },
  };
}
