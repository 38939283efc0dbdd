import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { siegeTrial } from '../../src/trials/attack-load.ts';

const data = mkdtempSync(join(tmpdir(), 'belfry-siege-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

it('honest people play on while a server with its usual limits is attacked', async () => {
  const felt = await siegeTrial({ store: { data }, games: ['citadels'], tables: 2, seconds: 2, attacks: ['pings', 'shows of Masters'] });
  expect(Object.keys(felt)).toEqual(['nothing', 'pings', 'shows of Masters']);
  for (const [name, { moves, sent, healthMax }] of Object.entries(felt)) {
    expect(moves, name).toBeGreaterThan(0);
    // Only that it is answered at all: how fast is for the trial itself to say, on a quiet machine.
    expect(healthMax, name).toBeLessThan(20_000);
    if (name !== 'nothing') expect(sent, name).toBeGreaterThan(0);
  }
});
