import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, startPostgres, type TestPostgres } from '@belfry/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodesTrial } from '../../src/trials/nodes.ts';

let postgres: TestPostgres;
const data = mkdtempSync(join(tmpdir(), 'belfry-nodes-'));
beforeAll(async () => {
  await build();
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
});

it('two nodes on one PostgreSQL keep one linear log each, and a killed node loses nothing', async () => {
  const databaseUrl = await postgres.newDatabase();
  const result = await nodesTrial({ store: { data, databaseUrl }, games: ['citadels'], rounds: 2, together: 2 });
  expect(result.games).toBe(4);
  expect(result.acknowledged).toBeGreaterThan(0);
  expect(result.stillMs).toBeLessThan(5000);
});
