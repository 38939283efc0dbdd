import { fileURLToPath } from 'node:url';
import { findGame } from '@belfry/games';
import { expect, it } from 'vitest';
import { newDesk } from './terminal.ts';

it('bench engine --against measures two checkouts in turn and gives their ratio', async () => {
  const itself = fileURLToPath(new URL('../..', import.meta.url));
  const { code, out } = await newDesk([findGame('citadels')]).run(`bench engine --against ${itself} --seconds 1 --json`);
  const { compared } = JSON.parse(out);
  expect(code).toBe(0);
  expect(compared.map(({ part }: { part: string }) => part)).toEqual(['moves', 'clones', 'views']);
  for (const { perCpuSecond, theirsPerCpuSecond, ratio } of compared) {
    expect(Math.min(perCpuSecond, theirsPerCpuSecond)).toBeGreaterThan(0);
    expect(ratio.low).toBeLessThan(ratio.high);
  }
});
