import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bidi, connectBidi } from './bidi.ts';
import type { Engine } from './engine.ts';
import { findProgram, startProgram } from './program.ts';
import { driveRemote, type Remote } from './remote-drive.ts';

const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** No background requests to Mozilla during tests, and no unnecessary animation. */
const PREFERENCES = `
user_pref('app.update.disabledForTesting', true);
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('network.captive-portal-service.enabled', false);
user_pref('network.connectivity-service.enabled', false);
user_pref('services.settings.server', 'data:,');
user_pref('toolkit.telemetry.reportingpolicy.firstRun', false);
user_pref('ui.prefersReducedMotion', 1);
`;

/** Firefox, over its native WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  install: 'on Debian: apt install firefox-esr',
  isInstalled: () => findProgram(PROGRAMS) !== null,
  async open() {
    const profile = mkdtempSync(join(tmpdir(), 'belfry-firefox-'));
    writeFileSync(join(profile, 'user.js'), PREFERENCES);
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
    const program = startProgram(findProgram(PROGRAMS) ?? 'firefox', args);
    const [, address] = await program.says(/WebDriver BiDi listening on (ws:\S+)/);
    const bidi = await connectBidi(`${address}/session`);
    const { capabilities } = await bidi.send('session.new', { capabilities: {} });
    const { contexts = [] } = await bidi.send('browsingContext.getTree', {});
    return {
      version: capabilities?.browserVersion ?? 'of unknown version',
      drive: driveRemote(remoteOf(bidi, contexts[0]?.context ?? '')),
      async close() {
        bidi.close();
        await program.stop();
        rmSync(profile, { recursive: true, force: true });
      },
    };
  },
};

function remoteOf(bidi: Bidi, context: string): Remote {
  return {
    async navigate(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async call(source, argument) {
      const { result, exceptionDetails } = await bidi.send('script.callFunction', {
        functionDeclaration: source,
        arguments: [{ type: 'string', value: argument }],
        target: { context },
        awaitPromise: true,
      });
      if (result?.value === undefined) throw new Error(exceptionDetails?.text ?? 'the page gave no answer');
      return result.value;
    },
    async tap(x, y) {
      const at = { x, y, origin: 'viewport' };
      const actions = [
        { type: 'pointerMove', ...at },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await bidi.send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    async resize(width, height) {
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async capture() {
      const { data } = await bidi.send('browsingContext.captureScreenshot', { context });
      return data ?? '';
    },
  };
}
