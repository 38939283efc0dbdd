import { games } from '@belfry/games';
import { onAnyStore } from '@belfry/server/testing';
import { expect, it } from 'vitest';
import { killTrial } from '../../src/trials/kill.ts';

onAnyStore('kill -9', (house) => {
  it('loses no acknowledged move, plays none twice, and every table goes on', async () => {
    const { data, databaseUrl } = await house.newStore();
    const result = await killTrial({ store: { data, databaseUrl }, kills: 3, tables: 2, games: games.map(({ id }) => id) });
    expect(result.kills).toBe(3);
    expect(result.acknowledged).toBeGreaterThan(0);
    expect(result.entries).toBeGreaterThan(result.acknowledged);
  });
});
