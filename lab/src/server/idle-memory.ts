import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProcess } from './process.ts';
import { residentMegabytes } from './server-metrics.ts';

/** Returns the memory of a server without visitors, in megabytes, this many seconds after its start. */
export async function idleMemory(seconds: number): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'belfry-idle-'));
  try {
    const server = await startProcess({ data });
    try {
      await pause(seconds * 1000);
      return await residentMegabytes(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
