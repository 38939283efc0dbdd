import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@belfry/games';
import { newDatabase } from '@belfry/server/testing';
import { afterAll, expect, it } from 'vitest';
import { noticesTrial } from '../../src/trials/notices.ts';
import { weekTrial } from '../../src/trials/week.ts';

const data = mkdtempSync(join(tmpdir(), 'belfry-told-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

it('three days of games with days for a move: everybody is called, nobody twice, every clock right to the second', async () => {
  const result = await weekTrial({ store: { data }, days: 3, tables: 5, games: games.map(({ id }) => id) });
  expect(result).toMatchObject({ missed: 0, doubled: 0, remindersMissed: 0, clocksOffBy: 0, stuck: 0 });
  expect(result.wanted).toBeGreaterThan(20);
  expect(result.timesUp).toBeGreaterThan(0);
});

it('people who come only when called play a match to its end over two nodes that are killed', async () => {
  const result = await noticesTrial({ store: { data, databaseUrl: await newDatabase() }, kills: 4, tables: 1 });
  expect(result).toMatchObject({ doubled: 0, lost: 0, ends: 3 });
  expect(result.sent).toBe(result.wanted);
});
