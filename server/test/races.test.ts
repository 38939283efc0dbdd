import { makeTable, newVisitor, visitorWith } from '@belfry/client';
import type { Table } from '@belfry/protocol';
import { describe, expect, it } from 'vitest';
import { onBothStores } from './test-servers.ts';

const ROUNDS = 6;

onBothStores('a seat that many request at once', (servers) => {
  describe(servers.kind === 'postgres' ? 'over two nodes' : 'at one server', () => {
    it('goes to exactly one of them', async () => {
      const config = await servers.newStore();
      const nodes = [await servers.open(config), servers.kind === 'postgres' ? await servers.open(config) : null].flatMap(
        (node) => node ?? [],
      );
      const [first, last] = [nodes[0]?.url ?? '', nodes.at(-1)?.url ?? ''];
      const host = await newVisitor(first);
      const people = await Promise.all(Array.from({ length: 8 }, (_, n) => newVisitor(n % 2 === 0 ? first : last)));
      for (let round = 0; round < ROUNDS; round++) {
        const table = await makeTable(host, { game: 'citadels', players: 4 });
        const seat = `/api/tables/${table.id}/seats`;
        const statuses = await Promise.all(people.map(async (person) => (await person.ask('POST', `${seat}/1`, {})).status));
        expect(statuses.filter((status) => status === 200)).toHaveLength(1);
        expect(statuses.filter((status) => status === 409)).toHaveLength(people.length - 1);
        const [greedy] = people.filter((_, n) => statuses[n] !== 200);
        if (greedy === undefined) throw new Error('everybody sits');
        const ways = [first, last].map((url) => visitorWith(url, greedy.me, greedy.headers));
        const taken = await Promise.all(ways.map(async (way, n) => (await way.ask('POST', `${seat}/${n + 2}`, {})).status));
        expect(taken.sort()).toEqual([200, 403]);
        const { seats } = await host.get<Table>(`/api/tables/${table.id}`);
        expect(seats.filter(({ person }) => person?.id === greedy.me.id)).toHaveLength(1);
      }
    });
  });
});
