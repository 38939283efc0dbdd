import { makeTable, newVisitor, Player } from '@belfry/client';
import { games } from '@belfry/games';
import { fold, type Game, readLog } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { onAnyStore } from './test-servers.ts';

onAnyStore('whole games', (servers) => {
  it('a guest plays every game to the end against bots over the socket', async () => {
    const server = await servers.open();
    await Promise.all(games.map((game) => playAndCheck(server.url, game)));
  });
});

async function playAndCheck(url: string, game: Game): Promise<void> {
  const visitor = await newVisitor(url);
  const table = await makeTable(visitor, { game: game.id, players: game.players.min, bots: 'apprentice', pace: 'instant', start: true });
  expect(table).toMatchObject({ status: 'playing', keyHash: expect.stringMatching(/^[0-9a-f]{64}$/), key: null });
  const player = new Player({ visitor, table: table.id, seat: 0 });
  const end = await player.done;
  player.stop();
  expect(end).toMatchObject({ status: 'finished', keyHash: table.keyHash });
  expect(end.outcome?.totals).toHaveLength(table.settings.players);
  expect(player.position?.viewer).toBe('open');

  const file = await visitor.ask('GET', `/api/tables/${table.id}/export`);
  const log = readLog(file.text);
  expect(log.header.key).toBe(end.key);
  const match = fold(game, log);
  expect(game.outcome(match.state)).toEqual(end.outcome);
  expect([...player.steps.keys()].sort((a, b) => a - b)).toEqual([0, ...log.entries.map((entry) => entry.seq)]);
  for (const { seq, move } of player.acknowledged.values()) expect(log.entries[seq - 1]).toMatchObject({ seq, seat: 0, move });
  expect(player.acknowledged.size).toBe(log.entries.filter((entry) => entry.seat === 0).length);
  const others = log.entries.filter((entry) => entry.seat !== 0);
  expect(others.filter((entry) => 'by' in entry && entry.by === 'bot apprentice')).toHaveLength(others.length);
}
