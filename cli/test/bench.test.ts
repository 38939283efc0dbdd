import { expect, it } from 'vitest';
import { complaint, newDesk } from './desk.ts';

it('bench engine prints one JSON object with a row for each game', async () => {
  const { code, out } = await newDesk().run('bench engine --seconds 1 --json');
  const { games, peer } = JSON.parse(out);
  expect(code).toBe(0);
  expect(peer).toBe('boardgame.io 0.50.2');
  expect(games).toHaveLength(1);
  expect(games[0].game).toBe('orchard');
  expect(games[0].movesPerCpuSecond).toBeGreaterThan(games[0].peerMovesPerCpuSecond);
  expect(games[0].peerMovesPerCpuSecond).toBeGreaterThan(0);
  expect(games[0].cloneNanoseconds).toBeGreaterThan(0);
});

it('names the benches there are', async () => {
  const ran = await newDesk().run('bench server');
  expect(ran.code).toBe(2);
  expect(complaint(ran)).toBe('there is no bench "server"; the benches are engine');
});
