import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { newVisitor, openBrowser } from '../src/browser.ts';
import { waitUntil } from '../src/wait-until.ts';

/**
 * `npm run first-move`: measures how long a newcomer waits, from `git clone` to the first move of a game against bots. The clone has
 * nothing of this checkout except its last commit; npm's cache is used as it is.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PATIENCE = 500_000;

it('from a clone to the first move', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-clone-'));
  const began = performance.now();
  const tell = (what: string) => process.stdout.write(`${((performance.now() - began) / 1000).toFixed(1)} s: ${what}\n`);
  let server: ChildProcess | null = null;
  try {
    expect(spawnSync('git', ['clone', '--quiet', `file://${ROOT}`, folder]).status).toBe(0);
    tell('cloned');
    server = spawn('npm', ['start', '--', '--port', '0'], { cwd: folder, detached: true, shell: process.platform === 'win32' });
    let said = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        for (const line of text.matchAll(/^(Installing|Building|Belfry is open).*$/gm)) tell(line[0]);
      });
    const address = () => /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
    await waitUntil(address, PATIENCE).toBeDefined();
    const browser = await openBrowser();
    try {
      const page = await (await newVisitor(browser)).newPage();
      await page.goto(address() ?? '');
      await page.locator('[data-play="citadels"]').click();
      const lit = page.locator('[data-thing][data-state="lit"]').first();
      await lit.waitFor();
      const seq = Number(await page.locator('.table').getAttribute('data-seq'));
      await lit.click();
      await page.locator('[data-action="confirm"]').click();
      await waitUntil(async () => Number(await page.locator('.table').getAttribute('data-seq'))).toBeGreaterThan(seq);
      tell('the first move has been played');
    } finally {
      await browser.close();
    }
  } finally {
    if (server?.pid !== undefined) process.kill(process.platform === 'win32' ? server.pid : -server.pid);
    await waitUntil(() => server === null || server.exitCode !== null || server.signalCode !== null, 30_000).toBe(true);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
