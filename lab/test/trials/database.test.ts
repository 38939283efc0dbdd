import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { databaseTrial } from '../../src/trials/database.ts';

const data = mkdtempSync(join(tmpdir(), 'belfry-database-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

it('a PostgreSQL that is killed or stopped takes nobody along: all are told, nothing is lost, play goes on by itself', async () => {
  const result = await databaseTrial({ data, kills: 2, tables: 2, games: ['citadels'], longestFreezeMs: 500 });
  expect(result.acknowledged).toBeGreaterThan(0);
  expect(result.told).toBeGreaterThan(0);
  const { killed, stopped, frozen } = result.secondsUntilPlayGoesOn;
  expect([killed.times, stopped.times, frozen.times]).toEqual([2, 1, 1]);
});
