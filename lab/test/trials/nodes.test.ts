import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabase } from '@belfry/server/testing';
import { afterAll, expect, it } from 'vitest';
import { nodesTrial } from '../../src/trials/nodes.ts';

const data = mkdtempSync(join(tmpdir(), 'belfry-nodes-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

it('two nodes on one PostgreSQL keep one linear log each, and a killed node loses nothing', async () => {
  const databaseUrl = await newDatabase();
  const result = await nodesTrial({ store: { data, databaseUrl }, games: ['citadels'], rounds: 2, together: 2 });
  expect(result.games).toBe(4);
  expect(result.acknowledged).toBeGreaterThan(0);
  // The lease of the node that is gone, a round of the poll, and what a move takes here at its slowest.
  expect(result.stillMs).toBeLessThan(3000 + 500 + 3 * Math.max(result.gapMs, 500));
});
