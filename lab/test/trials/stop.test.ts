import { games } from '@belfry/games';
import { onAnyStore } from '@belfry/server/testing';
import { expect, it } from 'vitest';
import { stopTrial } from '../../src/trials/stop.ts';

const [STOPS, CLIENTS] = process.env.BELFRY_LONG === undefined ? [2, 20] : [200, 500];

onAnyStore('SIGTERM', (servers) => {
  it('ends a server within five seconds, however many clients come back', { timeout: STOPS * 20_000 }, async () => {
    const { data, databaseUrl } = await servers.newStore();
    const result = await stopTrial({ store: { data, databaseUrl }, stops: STOPS, clients: CLIENTS, games: games.map(({ id }) => id) });
    expect(result).toMatchObject({ stops: STOPS, clients: CLIENTS, hung: 0 });
    expect(result.arrivals).toBeGreaterThanOrEqual(STOPS * CLIENTS);
  });
});
