import { expect, it } from 'vitest';
import { fallbackMove, hostBots, type Job, type Question } from '../src/index.ts';
import { type FakeWorker, fakeWorkers } from './fake-workers.ts';

const question: Question = {
  game: 'citadels',
  rules: 1,
  level: 'master',
  seat: 1,
  view: { viewer: 1, round: 1, pending: [] },
  legal: ['a', 'b'],
  seed: 'q',
};

function host(behave?: (job: Job, worker: FakeWorker) => void) {
  const fakes = fakeWorkers(behave);
  const troubles: [string, string | null][] = [];
  const thoughts: string[] = [];
  const bots = hostBots({
    size: 2,
    start: fakes.start,
    limit: fakes.limit,
    onTrouble: (error, about) => troubles.push([error.message, about?.seed ?? null]),
    onThought: ({ seed }) => thoughts.push(seed),
  });
  return { ...fakes, bots, troubles, thoughts };
}

it('passes the question to a worker and returns its move and evaluation', async () => {
  const estimate = { share: 0.4, candidates: [{ move: 'b', share: 0.4 }] };
  const { bots, workers, troubles, thoughts } = host(({ id }, worker) => worker.reply({ id, result: { move: 'b', estimate } }));
  expect(await bots.think(question)).toEqual({ move: 'b', estimate });
  expect(workers[0]?.heard).toEqual([{ id: 1, what: 'think', input: question }]);
  expect([troubles, thoughts]).toEqual([[], ['q']]);
});

it('asks no worker when there is only one move', async () => {
  const { bots, workers } = host();
  expect(await bots.think({ ...question, legal: ['only'] })).toEqual({ move: 'only' });
  expect(workers).toHaveLength(0);
});

it('plays a random move for a bot that hangs, fails, or names no legal move', async () => {
  const { bots, ring, troubles, workers } = host(({ id, input }, worker) => {
    const { seed } = input as Question;
    if (seed === 'fails') worker.reply({ id, error: 'out of ideas', stack: undefined });
    if (seed === 'cheats') worker.reply({ id, result: { move: 'fly to the moon' } });
    if (seed === 'mute') worker.reply({ id, result: undefined });
    if (seed === 'ends') worker.end('exit code 1');
  });
  for (const seed of ['fails', 'cheats', 'mute', 'ends', 'stuck']) {
    const asked = { ...question, seed };
    const move = bots.think(asked);
    if (seed === 'stuck') ring();
    expect(await move).toEqual({ move: fallbackMove(asked) });
  }
  expect(troubles).toEqual([
    ['out of ideas', 'fails'],
    ['"fly to the moon" is not among the legal moves', 'cheats'],
    ['"undefined" is not among the legal moves', 'mute'],
    ['the worker came to an end: exit code 1', 'ends'],
    ['no reply within 350 ms', 'stuck'],
  ]);
  expect(workers.at(-1)?.killed).toBe(true);
});

it('warms up every worker for one game after another and reports failures', async () => {
  const { bots, workers, troubles } = host(({ id, input }, worker) =>
    worker.reply(input === 'broken' ? { id, error: 'oops', stack: undefined } : { id, result: undefined }),
  );
  await bots.warmUp(['citadels', 'broken', 'bruges']);
  const heard = ['citadels', 'broken', 'bruges'].map((input) => ({ what: 'warmUp', input }));
  expect(workers.map((worker) => worker.heard.map(({ what, input }) => ({ what, input })))).toEqual([heard, heard]);
  expect(troubles).toEqual([
    ['oops', null],
    ['oops', null],
  ]);
});

it('closes without a fallback move or an error', async () => {
  const { bots, troubles, workers } = host();
  const [thought, warm] = [bots.think(question), bots.warmUp(['citadels'])];
  await bots.close();
  await expect(thought).rejects.toThrow('the pool of workers was closed');
  await warm;
  expect(troubles).toEqual([]);
  expect(workers.every(({ killed }) => killed)).toBe(true);
});
