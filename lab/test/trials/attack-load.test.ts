import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { USUAL_LIMITS } from '@belfry/server';
import { afterAll, expect, it } from 'vitest';
import { siegeTrial } from '../../src/trials/attack-load.ts';

const data = mkdtempSync(join(tmpdir(), 'belfry-siege-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const SECONDS = process.env.BELFRY_LONG === undefined ? 1 : 2;
/** What one person may send in so many seconds, and a little that honest people send. */
const allowedIn = (seconds: number): number => USUAL_LIMITS.frameBurst + USUAL_LIMITS.framesPerSecond * seconds + 100;

it('honest people play on while a server with its usual limits is attacked, and nobody tells them to slow down', async () => {
  const felt = await siegeTrial({
    store: { data },
    games: ['citadels'],
    tables: 2,
    seconds: SECONDS,
    attacks: ['pings', 'shows of Masters'],
  });
  expect(Object.keys(felt)).toEqual(['nothing', 'pings', 'shows of Masters']);
  for (const [name, { moves, refused }] of Object.entries(felt)) expect([moves > 0, refused], name).toEqual([true, 0]);
  // How fast is for the trial itself to say, on a quiet machine: here counts what the attack got.
  for (const name of ['pings', 'shows of Masters']) {
    const { sent = 0, served = 0, took = 0 } = felt[name] ?? {};
    expect(sent, name).toBeGreaterThan(name === 'pings' ? 3 * served : 0);
    expect(served, name).toBeLessThan(allowedIn(took));
  }
});

it('a server without limits does what the attack asks for', async () => {
  const { pings } = await siegeTrial({ store: { data }, games: ['citadels'], tables: 1, seconds: 1, attacks: ['pings'], unlimited: true });
  expect(pings?.served).toBeGreaterThan(allowedIn(pings?.took ?? 0));
});
