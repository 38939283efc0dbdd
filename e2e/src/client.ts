import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PAGES = fileURLToPath(new URL('../../scripts/pages.mjs', import.meta.url));

/** Builds the client when it is missing or out of date, unless another build is named. */
export function ensureClient(): void {
  if (process.env.BELFRY_CLIENT !== undefined) return;
  const { status, stderr } = spawnSync(process.execPath, [PAGES], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the client does not build:\n${stderr}`);
}
