import { startOwnPostgres } from '@belfry/server/own-postgres';
import { onAnyStore } from '@belfry/server/testing';
import { expect, it } from 'vitest';
import { soakTrial } from '../../src/trials/soak.ts';

const [HOURS, TOGETHER] = [24, 4];
const GAMES = ['citadels', 'fortuna', 'bruges', 'nuremberg'];
const MINUTE = 60_000;

onAnyStore('a day of coming and going', (servers) => {
  it('leaves nothing behind: no socket, table, row, file or object more than an hour of it', { timeout: 30 * MINUTE }, async () => {
    const { data } = await servers.newStore();
    const postgres = servers.kind === 'postgres' ? await startOwnPostgres({ connections: 40 }) : undefined;
    try {
      const store = { data, databaseUrl: postgres?.url };
      const result = await soakTrial({ store, ...(postgres && { postgres }), hours: HOURS, together: TOGETHER, games: GAMES });
      expect(result.leaks).toEqual([]);
      expect(result.kept[0].rows.identities).toBeGreaterThan(0);
      expect([result.visits, result.killed > 0, result.suspended > 0]).toEqual([(HOURS + 1) * 6 * TOGETHER, true, true]);
    } finally {
      await postgres?.remove();
    }
  });
});
