import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabase } from '@belfry/server/testing';
import { afterAll, expect, it } from 'vitest';
import { crowdTrial } from '../../src/trials/crowd.ts';
import { failoverTrial } from '../../src/trials/failover.ts';
import { outageTrial } from '../../src/trials/outage.ts';

const data = mkdtempSync(join(tmpdir(), 'belfry-outage-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

it('nodes that lose what carries their notes, or the database, go on when it is back, and nothing is lost', async () => {
  const result = await outageTrial({ data, game: 'citadels', held: 50, moving: 2, seconds: 2 });
  for (const pace of [result.listenCut, result.redisKilled, result.databaseRestarted]) expect(pace.moves).toBeGreaterThan(0);
  expect(result.acknowledged).toBeGreaterThan(0);
});

it('a crowd that comes to a table at two nodes and goes is counted, and told no whole table for each of them', async () => {
  const result = await crowdTrial({ store: { data, databaseUrl: await newDatabase() }, game: 'citadels', spectators: 60, seconds: 3 });
  expect(result).toMatchObject({ spectators: 60, counted: 60 });
  expect(result.moves).toBeGreaterThan(0);
  expect(result.tableFramesPerSecond).toBeLessThanOrEqual(2);
});

it('a replica that takes over from its primary has all that was acknowledged', async () => {
  const trial = failoverTrial({ data, game: 'citadels', tables: 2, seconds: 2 });
  // The PostgreSQL that tests bring along cannot copy itself.
  if (!existsSync('/usr/lib/postgresql')) {
    await expect(trial).rejects.toThrow('apt-get install postgresql');
    return;
  }
  const { acknowledged, movesAfter } = await trial;
  expect(acknowledged).toBeGreaterThan(movesAfter);
  expect(movesAfter).toBeGreaterThan(0);
});
