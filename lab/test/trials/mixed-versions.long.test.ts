import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startOwnPostgres } from '@belfry/server/own-postgres';
import { afterAll, expect, it } from 'vitest';
import { openCheckout, type ServerProgram } from '../../src/comparison/checkout.ts';
import { nodesTrial } from '../../src/trials/nodes.ts';

/** A version that named no protocol, with a store three migrations older. */
const BEFORE = '2ac9ca7';

const folder = mkdtempSync(join(tmpdir(), 'belfry-neighbours-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The version before, from the history of this clone, installed and built by its own launcher. */
async function versionBefore(): Promise<ServerProgram> {
  const [archive, checkout] = [join(folder, 'before.tar'), join(folder, 'before')];
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const { status } = spawnSync('git', ['archive', '--output', archive, BEFORE], { cwd: root, stdio: 'ignore' });
  if (status !== 0) throw new Error(`this clone does not hold version ${BEFORE}; "git fetch --unshallow" gets it`);
  mkdirSync(checkout);
  spawnSync('tar', ['-xf', archive, '-C', checkout]);
  return (await openCheckout(checkout)).server;
}

it('a node of the version before and one of this version serve the same tables, and the older one goes without loss', async () => {
  const program = await versionBefore();
  const postgres = await startOwnPostgres({ connections: 100 });
  try {
    const store = { data: folder, databaseUrl: postgres.url };
    const result = await nodesTrial({ store, games: ['citadels', 'fortuna', 'bruges'], rounds: 6, together: 3, program });
    expect(result.games).toBe(9);
    expect(result.acknowledged).toBeGreaterThan(0);
    expect(result.stillMs).toBeLessThan(3000 + 500 + 3 * Math.max(result.gapMs, 500));
  } finally {
    await postgres.remove();
  }
});
