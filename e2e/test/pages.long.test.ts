import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runIn } from '../src/checkout-copy.ts';
import { chunksIn } from '../src/page-chunks.ts';
import { CLIENT } from '../src/test-pages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

it('only test builds contain the test handle', () => {
  runIn(ROOT, ['scripts/pages.mjs']);
  const withHandle = (pages: string) => chunksIn(pages).filter(({ code }) => code.includes('belfryTable')).length;
  expect(withHandle(CLIENT)).toBe(1);
  expect(withHandle(join(ROOT, 'web/dist'))).toBe(0);
});
