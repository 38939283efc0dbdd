import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabase } from '@belfry/server/testing';
import { afterAll, expect, it } from 'vitest';
import { freezeTrial } from '../../src/trials/freeze.ts';

const data = mkdtempSync(join(tmpdir(), 'belfry-freeze-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const FREEZE_MS = 12_000;

it('a node that stands still keeps nobody at another from playing, and takes no seat when it goes on', async () => {
  const databaseUrl = await newDatabase();
  const result = await freezeTrial({ store: { data, databaseUrl }, game: 'citadels', rounds: 1, together: 6, freezeMs: FREEZE_MS });
  expect(result).toMatchObject({ matches: 6, lost: 0 });
  expect(result.acknowledged).toBeGreaterThan(0);
  // Nobody waited for the node to go on.
  expect(result.stillMs).toBeLessThan(FREEZE_MS);
});
