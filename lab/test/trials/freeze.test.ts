import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabase } from '@belfry/server/testing';
import { afterAll, expect, it } from 'vitest';
import { freezeTrial } from '../../src/trials/freeze.ts';

const data = mkdtempSync(join(tmpdir(), 'belfry-freeze-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

it('a node that stands still keeps nobody at another from playing, and takes no seat when it goes on', async () => {
  const databaseUrl = await newDatabase();
  const result = await freezeTrial({ store: { data, databaseUrl }, game: 'citadels', rounds: 1, together: 6, freezeMs: 12_000 });
  expect(result).toMatchObject({ matches: 6, lost: 0 });
  expect(result.acknowledged).toBeGreaterThan(50);
  expect(result.stillMs).toBeLessThan(6000);
});
