import { games } from '@belfry/games';
import { onAnyStore } from '@belfry/server/testing';
import { expect, it } from 'vitest';
import { killTrial } from '../../src/trials/kill.ts';

const KILLS = process.env.BELFRY_LONG === undefined ? 2 : 3;

onAnyStore('kill -9', (servers) => {
  it('loses no acknowledged move, plays none twice, and every table goes on', async () => {
    const { data, databaseUrl } = await servers.newStore();
    const result = await killTrial({ store: { data, databaseUrl }, kills: KILLS, tables: 2, games: games.map(({ id }) => id) });
    expect(result.kills).toBe(KILLS);
    expect(result.acknowledged).toBeGreaterThan(0);
    expect(result.entries).toBeGreaterThan(result.acknowledged);
  });
});
