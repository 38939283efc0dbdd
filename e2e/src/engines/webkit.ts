import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onFreePort } from '@belfry/server/free-port';
import type { Engine } from './engine.ts';
import { findProgram, startProgram } from './program.ts';
import { driveRemote, type Remote } from './remote-drive.ts';
import { connectWebDriver } from './webdriver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** The browser's own buttons would make its window wider than a phone. */
const NARROW = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; }';

/** How many times to ask a window for a size before giving up. */
const RESIZES = 12;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** WebKitGTK's MiniBrowser, over WebDriver, on a virtual screen. */
export const webkit: Engine = {
  name: 'WebKit',
  install: 'on Debian: apt install webkit2gtk-driver xvfb',
  isInstalled: () => existsSync(DRIVER) && existsSync(SCREEN) && findBrowser() !== null,
  async open() {
    const screen = startProgram(SCREEN, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
    const [display] = await screen.says(/^\d+(?=\n)/);
    const manners = mkdtempSync(join(tmpdir(), 'belfry-webkit-'));
    mkdirSync(join(manners, 'gtk-3.0'));
    writeFileSync(join(manners, 'gtk-3.0', 'gtk.css'), NARROW);
    const env = { DISPLAY: `:${display}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', XDG_CONFIG_HOME: manners };
    const { driver, session } = await onFreePort(async (port) => {
      const begun = startProgram(DRIVER, [`--port=${port}`], env);
      try {
        const opened = await connectWebDriver(`http://127.0.0.1:${port}`, {
          'webkitgtk:browserOptions': { binary: findBrowser(), args: ['--automation'] },
          timeouts: { script: 120_000 },
        });
        return { driver: begun, session: opened };
      } catch (error) {
        await begun.stop();
        throw error;
      }
    });
    return {
      version: `GTK ${session.browserVersion}`,
      drive: driveRemote(remoteOf(session.send)),
      async close() {
        await session.close();
        await driver.stop();
        await screen.stop();
        rmSync(manners, { recursive: true, force: true });
      },
    };
  },
};

/** Returns the browser, which is installed beside the libraries, wherever the distribution keeps these. */
function findBrowser(): string | null {
  const folders = ['/usr/lib', '/usr/libexec', ...readdirSync('/usr/lib').map((name) => join('/usr/lib', name))];
  return findProgram(folders.flatMap((folder) => ['4.1', '6.0', '4.0'].map((api) => join(folder, `webkit2gtk-${api}`, 'MiniBrowser'))));
}

function remoteOf(send: <Value>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Value>): Remote {
  const inside = () => send<Size>('POST', '/execute/sync', { script: 'return { width: innerWidth, height: innerHeight }', args: [] });
  return {
    navigate: (url) => send('POST', '/url', { url }),
    async call(source, argument) {
      const script = `const done = arguments[1]; (${source})(arguments[0]).then((text) => done({ text }), (error) => done({ error: String(error) }));`;
      const { text, error } = await send<{ text?: string; error?: string }>('POST', '/execute/async', { script, args: [argument] });
      if (text === undefined) throw new Error(error);
      return text;
    },
    async tap(x, y) {
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] });
    },
    // A window has a frame and a toolbar, but its content must have the size. The page learns of a new size some time after the window has
    // it.
    async resize(width, height) {
      let now = await inside();
      for (let tries = 0; now.width !== width || now.height !== height; tries++) {
        if (tries === RESIZES) throw new Error(`the window is ${now.width}×${now.height}, not ${width}×${height}`);
        const outside = await send<Size>('GET', '/window/rect');
        await send('POST', '/window/rect', {
          width: width + outside.width - now.width,
          height: height + outside.height - now.height,
        });
        await new Promise((later) => setTimeout(later, 150));
        now = await inside();
      }
    },
    capture: () => send('GET', '/screenshot'),
  };
}
