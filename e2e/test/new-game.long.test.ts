import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyCheckout, runIn } from '../src/checkout-copy.ts';

// A fifth game is one folder: `belfry new` writes it into a copy of the checkout, with no manual changes.

const VITEST = join('node_modules', 'vitest', 'vitest.mjs');
const BELFRY = join('cli', 'bin', 'belfry.mjs');

let copy = '';

beforeAll(() => {
  copy = copyCheckout();
  runIn(copy, [BELFRY, 'new', 'night-watch']);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('every list of games contains it', () => {
  const registry = readFileSync(join(copy, 'games', 'registry.ts'), 'utf8');
  expect(registry).toContain("export { botGame as nightWatch } from '@belfry/night-watch/bot';\nexport { botGame as nuremberg }");
});

it('all checks pass', () => {
  expect(runIn(copy, [join('scripts', 'check.mjs')])).toMatch(/All \d+ checks passed\./);
});

it('its own tests pass: scenarios, conformance kit, coverage, golden games', () => {
  expect(runIn(copy, [VITEST, 'run', 'games/night-watch'])).toMatch(/Tests .*\d+ passed/);
});

it('the tests that look at every game pass with it', () => {
  expect(runIn(copy, [VITEST, 'run', '--project', 'units', 'web/test', 'bots/test', '-t', 'night-watch'])).toMatch(/Tests .*\d+ passed/);
  expect(runIn(copy, [VITEST, 'run', '--project', 'units', 'web/test/game-cards.test.ts', 'scripts/test/structure.test.mjs'])).toMatch(
    /Tests .*\d+ passed/,
  );
});

it('it can be played to the end in the terminal', () => {
  const out = runIn(copy, [BELFRY, 'play', 'night-watch', '--players', '3'], '1\n'.repeat(40));
  expect(out).toContain('Night Watch');
  expect(out).toContain('The last round is over.');
  expect(out).toMatch(/Grain/);
});

it('it can be played in the browser: lessons, solo, shared screen and server, in both languages', () => {
  const files = ['every-game', 'decisions', 'hints', 'ways'].map((name) => `e2e/test/${name}.test.ts`);
  expect(runIn(copy, [VITEST, 'run', '--project', 'browsers', ...files, '-t', 'night-watch'])).toMatch(/Tests .*\d+ passed/);
});
