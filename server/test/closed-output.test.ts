import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { programFile } from '../src/base/program-file.ts';
import { CONSOLE_FILE } from '../src/operators/console.ts';

const data = mkdtempSync(join(tmpdir(), 'belfry-output-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

it('a server survives when its output pipe closes', async () => {
  const env = { PATH: process.env.PATH, BELFRY_HOST: '127.0.0.1', BELFRY_PORT: '0', BELFRY_DATA: data, BELFRY_LOG: 'trace' };
  const child = spawn(process.execPath, [programFile()], { stdio: ['ignore', 'pipe', 'pipe'], env });
  const ended = once(child, 'exit');
  try {
    // Closes the pipe before the first line of output.
    child.stdout.destroy();
    child.stderr.destroy();
    // The URL is also in a file in the data folder.
    const wayIn = join(data, CONSOLE_FILE);
    await expect.poll(() => existsSync(wayIn) || child.exitCode !== null).toBe(true);
    const { url } = JSON.parse(readFileSync(wayIn, 'utf8')) as { url: string };
    // A write error at startup would end the process before all of these are answered.
    for (let guest = 0; guest < 5; guest++) expect((await fetch(`${url}/api/me`)).status).toBe(200);
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  } finally {
    child.kill('SIGKILL');
  }
});
