import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startMetrics } from '../src/base/metrics.ts';
import { startBotThreads } from '../src/scheduler/bot-threads.ts';
import { writeBotFile } from './bot-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'belfry-bots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns threads whose bot is the given function body. */
function threadsOf(name: string, body: string) {
  const worker = writeBotFile(join(folder, `${name}.mjs`), `{ think(question) { ${body} } }`);
  const troubles: string[] = [];
  const metrics = startMetrics();
  const bots = startBotThreads({ threads: 1, killAfterMs: 2000, metrics, onTrouble: ({ message }) => troubles.push(message), worker });
  return { bots, troubles, metrics };
}

const question = {
  game: 'citadels',
  rules: 1,
  level: 'apprentice',
  seat: 0,
  view: { viewer: 0, round: 1, pending: [] },
  legal: ['a', 'b'],
  seed: '1',
};

it('a bot that never answers is killed and a legal fallback move played; the next question gets a working bot', async () => {
  const { bots, troubles, metrics } = threadsOf('stuck', 'if (question.seed === "1") for (;;); return { move: "b" };');
  expect(question.legal).toContain((await bots.think(question)).move);
  expect(troubles).toEqual(['no reply within 2000 ms']);
  expect((await metrics.fallbacks.get()).values).toMatchObject([{ labels: { level: 'apprentice' }, value: 1 }]);
  // A new thread takes its time to start on a busy machine.
  await expect.poll(() => bots.think({ ...question, seed: '2' })).toEqual({ move: 'b' });
  const count = (await metrics.thoughts.get()).values.find(({ metricName }) => metricName?.endsWith('_count'));
  expect(count?.value).toBeGreaterThanOrEqual(2);
  await bots.close();
});

it('every thread warms up for every game; a question waits for one warm-up at most; closing cancels it', async () => {
  const noted = join(folder, 'warm.txt');
  // Each warm-up waits until the other thread's has started.
  const worker = writeBotFile(
    join(folder, 'warm.mjs'),
    `{
       think() { note('asked'); return { move: 'b' }; },
       async warmUp(game) {
         if (game === 'broken') throw new Error('oops');
         note(game);
         for (let n = 0; n < 300 && timesOf(game) < 2; n++) await new Promise((later) => setTimeout(later, 10));
       },
     }`,
    `import { appendFileSync, readFileSync } from 'node:fs';
     import { threadId } from 'node:worker_threads';
     const file = ${JSON.stringify(noted)};
     const note = (what) => appendFileSync(file, threadId + ' ' + what + '\\n');
     const timesOf = (what) => readFileSync(file, 'utf8').split('\\n').filter((line) => line.endsWith(' ' + what)).length;`,
  );
  const troubles: unknown[] = [];
  const metrics = startMetrics();
  const bots = startBotThreads({ threads: 2, killAfterMs: 60_000, metrics, onTrouble: (error) => troubles.push(error), worker });
  const prepared = bots.warmUp(['one', 'broken', 'two', 'three']);
  expect(await bots.think(question)).toEqual({ move: 'b' });
  await prepared;
  const notes = readFileSync(noted, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string]);
  for (const game of ['one', 'two', 'three']) {
    const threads = notes.filter(([, what]) => what === game).map(([thread]) => thread);
    expect(new Set(threads).size).toBe(2);
  }
  expect(notes.findIndex(([, what]) => what === 'asked')).toBeLessThan(notes.findIndex(([, what]) => what === 'three'));
  expect(troubles).toHaveLength(2);
  const unfinished = bots.warmUp(['four', 'five']);
  await bots.close();
  await unfinished;
  expect(troubles).toHaveLength(2);
});

it('a bot that crashes or answers nonsense does not stop a table', async () => {
  const { bots, troubles } = threadsOf(
    'broken',
    'if (question.seed === "1") throw new Error("oops"); if (question.seed === "2") process.exit(1); return 5;',
  );
  for (const seed of ['1', '2', '3']) expect(question.legal).toContain((await bots.think({ ...question, seed })).move);
  expect(troubles.length).toBeGreaterThanOrEqual(3);
  await bots.close();
});
