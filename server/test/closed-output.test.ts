import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { programFile } from '../src/base/program-file.ts';

const data = mkdtempSync(join(tmpdir(), 'belfry-output-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

it('a server lives on when nobody reads its output any more', async () => {
  const port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
  const env = { PATH: process.env.PATH, BELFRY_HOST: '127.0.0.1', BELFRY_PORT: String(port), BELFRY_DATA: data, BELFRY_LOG: 'trace' };
  const child = spawn(process.execPath, [programFile()], { stdio: ['ignore', 'pipe', 'pipe'], env });
  // Before it says the first word.
  child.stdout.destroy();
  child.stderr.destroy();
  const health = () => fetch(`http://127.0.0.1:${port}/health`).then(({ status }) => status);
  await vi.waitFor(async () => expect(await health()).toBe(200), { timeout: 30_000, interval: 100 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await health()).toBe(200);
  expect(child.exitCode).toBeNull();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
