import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startPool } from '../src/bots/pool.ts';
import { startMetrics } from '../src/operations/metrics.ts';

const folder = mkdtempSync(join(tmpdir(), 'belfry-bots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A pool whose bot is the given function body. */
function poolOf(name: string, body: string) {
  const worker = join(folder, `${name}.mjs`);
  writeFileSync(worker, `export default function (question) { ${body} }\n`);
  const troubles: unknown[] = [];
  const pool = startPool({ threads: 1, killAfterMs: 400, metrics: startMetrics(), onTrouble: (error) => troubles.push(error), worker });
  return { pool, troubles };
}

const question = {
  game: 'citadels',
  level: 'apprentice',
  seat: 0,
  view: { viewer: 0, round: 1, pending: [] },
  legal: ['a', 'b'],
  seed: '1',
};

it('a bot that never answers is killed and a legal move is made; the next one thinks again', async () => {
  const { pool, troubles } = poolOf('stuck', 'if (question.seed === "1") for (;;); return "b";');
  expect(question.legal).toContain(await pool.think(question));
  expect(troubles).toHaveLength(1);
  expect(await pool.think({ ...question, seed: '2' })).toBe('b');
  await pool.close();
});

it('every thread is prepared for every game, a question waits for one game at most, and closing ends it', async () => {
  const worker = join(folder, 'warm.mjs');
  const noted = join(folder, 'warm.txt');
  // Whoever is prepared waits until the other thread is being prepared as well.
  writeFileSync(
    worker,
    `import { appendFileSync, readFileSync } from 'node:fs';
     import { threadId } from 'node:worker_threads';
     const file = ${JSON.stringify(noted)};
     const note = (what) => appendFileSync(file, threadId + ' ' + what + '\\n');
     const timesOf = (what) => readFileSync(file, 'utf8').split('\\n').filter((line) => line.endsWith(' ' + what)).length;
     export default function () { note('asked'); return 'b'; }
     export async function prepare(game) {
       if (game === 'broken') throw new Error('oops');
       note(game);
       for (let n = 0; n < 300 && timesOf(game) < 2; n++) await new Promise((later) => setTimeout(later, 10));
     }`,
  );
  const troubles: unknown[] = [];
  const pool = startPool({ threads: 2, killAfterMs: 5_000, metrics: startMetrics(), onTrouble: (error) => troubles.push(error), worker });
  const prepared = pool.prepare(['one', 'broken', 'two', 'three']);
  expect(await pool.think(question)).toBe('b');
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
  const unfinished = pool.prepare(['four', 'five']);
  await pool.close();
  await unfinished;
  expect(troubles).toHaveLength(2);
});

it('a bot that crashes or answers nonsense does not stop a table', async () => {
  const { pool, troubles } = poolOf(
    'broken',
    'if (question.seed === "1") throw new Error("oops"); if (question.seed === "2") process.exit(1); return 5;',
  );
  for (const seed of ['1', '2', '3']) expect(question.legal).toContain(await pool.think({ ...question, seed }));
  expect(troubles.length).toBeGreaterThanOrEqual(3);
  await pool.close();
});
