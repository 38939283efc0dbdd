import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

const question = { game: 'citadels', level: 'apprentice', seat: 0, view: {}, legal: ['a', 'b'], seed: '1' };

it('a bot that never answers is killed and a legal move is made; the next one thinks again', async () => {
  const { pool, troubles } = poolOf('stuck', 'if (question.seed === "1") for (;;); return "b";');
  expect(question.legal).toContain(await pool.think(question));
  expect(troubles).toHaveLength(1);
  expect(await pool.think({ ...question, seed: '2' })).toBe('b');
  await pool.close();
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
