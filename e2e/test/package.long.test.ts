import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@belfry/games';
import { afterAll, describe, expect, it } from 'vitest';
import { runIn } from '../src/checkout-copy.ts';
import { waitUntil } from '../src/wait-until.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };

const lockedIn = (path: string) =>
  (JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, { version?: string; inBundle?: boolean }> }).packages;

describe('the server package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-package-'));
  const alone = mkdtempSync(join(tmpdir(), 'belfry-alone-'));
  afterAll(() => {
    for (const each of [folder, alone]) rmSync(each, { recursive: true, force: true });
  });

  it('installs into an empty folder, serves the pages, plays a match, and contains no dev tools', async () => {
    runIn(ROOT, ['scripts/package.mjs']);
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const file = join(ROOT, 'dist', `belfry-${version}.tgz`);
    const installed = spawnSync('npm', ['install', file, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(installed.stderr).toBe('');
    const belfry = join(folder, 'node_modules', 'belfry', 'belfry.mjs');
    expect(JSON.parse(runIn(folder, [belfry, 'simulate', 'citadels', '--games', '3', '--json']))).toMatchObject({ games: 3 });
    const here = lockedIn(join(folder, 'node_modules', '.package-lock.json'));
    expect(Object.keys(here).filter((path) => /\/(typescript|vite|vitest|react|playwright-core|@biomejs)/.test(path))).toEqual([]);
    // A host gets the same versions that we test with, including indirect dependencies.
    const tested = lockedIn(join(ROOT, 'package-lock.json'));
    const others = Object.entries(here).filter(([path]) => !/node_modules\/(belfry|@belfry\/\w+)$/.test(path));
    const within = others.filter(([, { inBundle }]) => inBundle);
    expect(within.length).toBeGreaterThan(100);
    expect(others.filter(([path, { version }]) => tested[path.replace('node_modules/belfry/', '')]?.version !== version)).toEqual([]);

    // In a folder with nothing but the file, npx runs it too.
    copyFileSync(file, join(alone, basename(file)));
    const args = ['--yes', `./${basename(file)}`, 'simulate', 'citadels', '--games', '1', '--json'];
    const ran = spawnSync('npx', args, { cwd: alone, encoding: 'utf8', shell: process.platform === 'win32' });
    expect(JSON.parse(ran.stdout), ran.stderr).toMatchObject({ games: 1 });

    expect(readFileSync(join(folder, 'node_modules', 'belfry', 'hosting', 'belfry.service'), 'utf8')).toContain('ExecStart=');
    const server = spawn(process.execPath, [belfry, 'serve', '--host', '0.0.0.0', '--port', '0', '--data', join(folder, 'data')], {
      cwd: folder,
    });
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    try {
      await waitUntil(() => said, 60_000).toMatch(/http:\/\/\S+/);
      const url = /http:\/\/\S+/.exec(said)?.[0] ?? '';
      const served = (await (await fetch(`${url}/api/server`)).json()) as { games: { id: string }[] };
      expect(served.games.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
      const page = await (await fetch(url)).text();
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
      expect((await fetch(url + script)).status).toBe(200);
      // A backup of the running server opens in a folder of its own, as docs/HOSTING.md says.
      mkdirSync(join(folder, 'restored'));
      runIn(folder, [belfry, 'backup', join(folder, 'restored', 'belfry.sqlite'), '--data', join(folder, 'data')]);
      expect(runIn(folder, [belfry, 'check-matches', '--data', join(folder, 'restored')])).not.toBe('');
    } finally {
      server.kill();
    }
  });
});
