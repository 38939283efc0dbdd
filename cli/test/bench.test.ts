import { findGame } from '@belfry/games';
import { expect, it } from 'vitest';
import { complaint, newDesk } from './terminal.ts';

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
  const ran = await newDesk().run('bench kitchen');
  expect(ran.code).toBe(2);
  expect(complaint(ran)).toBe('there is no bench "kitchen"; the benches are engine, bots, server, nodes, memory, pages');
});

it('bench bots tells the speed of the search and what its time goes into', async () => {
  const { code, out } = await newDesk([findGame('citadels')]).run('bench bots --seconds 1 --json');
  const [row] = JSON.parse(out).games;
  expect(code).toBe(0);
  expect(row.game).toBe('citadels');
  expect(row.iterationsPerCpuSecond).toBeGreaterThan(0);
  for (const part of [row.rules, row.determinize, row.evaluation]) expect(part).toBeGreaterThan(0);
  expect(row.rules + row.determinize + row.evaluation).toBeLessThan(1);
});

it.each([
  ['bench engine --against /no/such/folder', '/no/such/folder holds no checkout of Belfry to compare with'],
  ['bench bots --against .', '--against compares the engine or the server'],
])('%s: one sentence, exit code 2', async (command, sentence) => {
  const ran = await newDesk().run(command);
  expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' });
  expect(complaint(ran)).toBe(sentence);
});
