import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BotGame } from '@belfry/bots';
import { BadInput } from '@belfry/kernel';
import { goldenTexts } from '@belfry/kernel/conformance';
import { botGame } from '@belfry/market-row/bot';
import { afterAll, describe, expect, it } from 'vitest';
import { gameNamesOf } from '../src/new-game/game-names.ts';
import { readTemplate, rename } from '../src/new-game/template.ts';
import { newGameNames, writeGame } from '../src/new-game/write-game.ts';
import { complaint, deskIn } from './terminal.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TEMPLATE = join(ROOT, 'templates', 'market-row');
const TAKEN = ['CIT', 'FOR', 'BRU', 'NUR'];

/** Returns the environment without the test runner's variables, for programs started by a test. */
const ownEnvironment = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST|npm_)/.test(name)));

const checkouts: string[] = [];
afterAll(() => {
  for (const folder of checkouts) rmSync(folder, { recursive: true });
});

/** Creates the part of a checkout that a new game needs, with its dependencies. */
function newCheckout(): string {
  const checkout = mkdtempSync(join(tmpdir(), 'belfry-new-'));
  checkouts.push(checkout);
  const part = ['games/package.json', 'games/tsconfig.json', 'vitest.config.ts', 'tsconfig.base.json'];
  for (const file of part) cpSync(join(ROOT, file), join(checkout, file));
  cpSync(TEMPLATE, join(checkout, 'templates', 'market-row'), {
    recursive: true,
    filter: (path) => !/[/\\](dist|node_modules)$/.test(path),
  });
  const games = readdirSync(join(ROOT, 'games'), { withFileTypes: true }).filter((item) => item.isDirectory());
  for (const folder of ['node_modules', 'scripts', 'kernel', 'bots', 'board-kit', 'web', ...games.map(({ name }) => join('games', name))]) {
    symlinkSync(join(ROOT, folder), join(checkout, folder), 'junction');
  }
  return checkout;
}

/** Returns every file in a folder, with its content. */
function contentsOf(folder: string): Record<string, string> {
  const visit = (inside: string): string[] =>
    readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((item) => {
      const path = join(inside, item.name);
      if (item.isDirectory()) return visit(path);
      return item.isFile() ? [path] : [];
    });
  return Object.fromEntries(visit('').map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

// Uses a name that no real game will have: this must also pass in a checkout with added games.
describe('a new game', () => {
  const checkout = newCheckout();
  const before = contentsOf(checkout);
  writeGame(checkout, newGameNames(checkout, 'written-by-a-test', TAKEN));
  const after = contentsOf(checkout);
  const written = (path: string): string => after[path] ?? '';

  it('has every file of the template, under its own names', () => {
    const files = contentsOf(join(checkout, 'games', 'written-by-a-test'));
    expect(Object.keys(files)).toEqual(Object.keys(contentsOf(join(checkout, 'templates', 'market-row'))));
    for (const [path, text] of Object.entries(files)) expect(text, path).not.toMatch(/market-?row|MKT/i);
    expect(files['src/game.ts']).toMatch(/export const writtenByATest: Game.*\n {2}id: 'written-by-a-test',\n {2}prefix: 'WRI'/);
    expect(files['RULES.md']).toContain('- **WRI-1.1** (D) 2 to 4 players');
    expect(files['src/text/nl.ts']).toContain("'game.name': 'Written By A Test'");
  });

  it('is a folder, which the lists of games find', () => {
    const changed = Object.keys(after).filter(
      (path) => after[path] !== before[path] && !path.startsWith(join('games', 'written-by-a-test')),
    );
    const lists = ['detector-lists.ts', 'lazy-parts.ts', 'package.json', 'registry.ts', 'tsconfig.json'];
    expect(changed.sort()).toEqual(lists.map((name) => join('games', name)));
    const now = (name: string): string => readFileSync(join(ROOT, 'games', name), 'utf8').trimEnd();
    expect(written('games/registry.ts')).toBe(
      `${now('registry.ts')}\nexport { botGame as writtenByATest } from '@belfry/written-by-a-test/bot';\n`,
    );
    expect(written('games/lazy-parts.ts').trimEnd()).toBe(now('lazy-parts.ts'));
    expect(JSON.parse(written('games/package.json')).dependencies['@belfry/written-by-a-test']).toBe('0.2.0');
    expect(JSON.parse(written('games/tsconfig.json')).references).toContainEqual({ path: 'written-by-a-test' });
  });

  it('may have a name that holds the one of the template', () => {
    const files = rename(readTemplate(TEMPLATE), gameNamesOf('old-market-row', TAKEN));
    const source = files.find(({ path }) => path === join('src', 'game.ts'))?.text;
    expect(source).toContain("export const oldMarketRow: Game<State, Move, Event, View> = {\n  id: 'old-market-row',\n  prefix: 'OLD'");
  });

  it('passes its own tests: scenarios, conformance kit, coverage, golden games', () => {
    const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
    const args = [vitest, 'run', '--project', 'units', '--no-isolate', '--no-cache', join('games', 'written-by-a-test')];
    const { stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: checkout,
      env: { ...ownEnvironment(), NO_COLOR: '1' },
      encoding: 'utf8',
    });
    expect(`${stdout}\n${stderr}`).toMatch(/Tests {2}\d{2,} passed \(/);
  });

  it('is played at the terminal to its end, in its own words', async () => {
    const { botGame }: { botGame: BotGame } = await import(join(checkout, 'games', 'written-by-a-test', 'src', 'bot', 'index.ts'));
    const { code, out } = await deskIn(checkout, [botGame]).run('play written-by-a-test --players 2', Array(40).fill('1'));
    expect(code).toBe(0);
    expect(out).toMatch(/^Written By A Test with 2 players\./);
    expect(out).toContain('The last round is over.');
    expect(out).toContain('Grain (WRI-5.1)');
  });
});

describe('a name that will not do', () => {
  const checkout = newCheckout();
  const before = contentsOf(checkout);

  it.each(['', 'Night', 'night_watch', 'night watch', '-night', 'night-', 'night--watch', '7-wonders', '../evil', 'a'.repeat(25)])(
    'is "%s"',
    (name) => {
      expect(() => newGameNames(checkout, name, TAKEN)).toThrow(BadInput);
    },
  );

  it.each([
    ['citadels', /is already taken/],
    ['kernel', /is already taken/],
    ['market-row', /is already taken/],
    ['templates', /is already taken/],
    ['new', /a word of the programming language/],
    ['view', /uses that word for something else/],
    ['determinize', /uses that word for something else/],
  ])('is "%s", and the reason is said', (name, why) => {
    expect(() => newGameNames(checkout, name, TAKEN)).toThrow(why);
  });

  it('is refused at the command line in one sentence, and nothing has changed', async () => {
    const desk = deskIn(checkout, [botGame]);
    const ran = await desk.run('new Night_Watch');
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' });
    expect(complaint(ran)).toBe(
      '"Night_Watch" cannot name a game; write at most 24 small letters, digits and single hyphens, beginning with a letter, like night-watch',
    );
    expect(complaint(await desk.run('new citadels'))).toBe('the name "citadels" is already taken; choose another');
    expect(complaint(await desk.run('new night-watch --prefix MKT'))).toBe('another game has the prefix MKT; choose one with --prefix');
    expect(contentsOf(checkout)).toEqual(before);
  });
});

describe('the prefix of its clauses', () => {
  it.each([
    ['night-watch', 'NIG'],
    ['city-hall', 'CIY'],
    ['go-2', undefined],
    ['x-9-y-z', 'XYZ'],
  ])('%s has %s', (name, prefix) => {
    if (prefix === undefined) expect(() => gameNamesOf(name, TAKEN)).toThrow(/choose one with --prefix/);
    else expect(gameNamesOf(name, TAKEN).prefix).toBe(prefix);
  });

  it('may be chosen, if it is free', () => {
    expect(gameNamesOf('go-2', TAKEN, 'GOO').prefix).toBe('GOO');
    expect(() => gameNamesOf('go-2', TAKEN, 'CIT')).toThrow('another game has the prefix CIT');
    expect(() => gameNamesOf('go-2', TAKEN, 'Go')).toThrow('--prefix must be three capital letters, not "Go"');
  });
});

describe('the template', () => {
  const rules = readFileSync(join(TEMPLATE, 'RULES.md'), 'utf8');
  const tests = readdirSync(join(TEMPLATE, 'test'))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => ({ file, source: readFileSync(join(TEMPLATE, 'test', file), 'utf8') }));

  // The template is in no registry, so `belfry golden --update` does not write these; `npx vitest run cli/test/new.test.ts --update` does.
  it.each(Object.entries(goldenTexts(botGame, botGame.apprentice, { rules, tests })))(
    'has %s as its rules give it today',
    async (file, text) => {
      await expect(text).toMatchFileSnapshot(join(TEMPLATE, 'golden', file));
    },
  );
});
