import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILES, pageOf } from '../../docs/.vitepress/pages.ts';
import {
  anchorsOf,
  commandsOf,
  deadLinks,
  documentsIn,
  ENOUGH,
  examplesOf,
  linksOf,
  missingPaths,
  pathTo,
  startingLinks,
  wordsIn,
} from '../documents.mjs';
import { gamesIn } from '../games.mjs';
import { ROOT } from '../run.mjs';

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

const DOCUMENTS = documentsIn();
const GAMES = [...gamesIn(ROOT), 'night-watch', 'market-row'];
const { scripts } = JSON.parse(read('package.json'));

/** @param {string} folder @param {RegExp} names @returns {string[]} */
const sourcesIn = (folder, names) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map(String)
    .filter((path) => names.test(path) && !/node_modules|dist|documents\.test\.mjs/.test(path))
    .map((path) => read(join(folder, path)));

const TESTS = ['cli/test', 'e2e/test', 'e2e/src', 'server/test', 'lab/test', 'scripts/test', '.github/workflows', '.ci']
  .flatMap((folder) => sourcesIn(folder, /(\.test\.(ts|mjs)|\.ts|\.yml|run)$/))
  .join('\n');

const TRIALS = sourcesIn('lab/test/trials', /\.test\.ts$/).join('\n');

/** Commands that need no test, with the reason. */
const EXCEPTIONS = new Map([
  [/^npm run (mutation|workflows|format|icons|fonts)\b/, 'changes sources, fetches a tool, or takes hours'],
  [/^npm run (browsers|screenshots|sizes|explained|speed|clicks|pictures|first-move)\b/, 'tests themselves, run by hand'],
  [/^npm run build:static$/, 'e2e/test/static.long.test.ts builds the same pages for tests'],
  [/^npm run (test:long|check|test)\b|^npm (test|start)\b/, 'what runs the tests, and .github/workflows/test.yml'],
  [
    /^npm (init --yes|pkg set type=module|install \.\.\/belfry\/dist\/libraries\/)/,
    'e2e/test/libraries.long.test.ts runs that block as printed',
  ],
  [/^python3 bot\.py$/, 'server/test/documents.test.ts runs that bot'],
  [/^npm install$/, 'every test needs it'],
  [/^(mkdir|cp dist\/belfry-[\d.]+\.tgz|cd) \.\.\/belfry-server$/, 'e2e/test/package.long.test.ts runs the file in a folder of its own'],
  [/^npm install --package-lock-only && npm ci$/, 'asks the registry'],
  [/^(BELFRY_\w+=\S+ )?npx (vitest run|tsc -b)\b/, 'runs a test or the compiler; the file is looked for below'],
  [
    /^(useradd|systemctl|runuser|cp \/opt|mv \/var|install -|echo 'BELFRY_ORIGIN|npm install --prefix \/opt)/,
    'needs root on a machine of its own',
  ],
  [
    /^(BELFRY_SITE=\S+ (POSTGRES_PASSWORD=\S+ )?(caddy|docker)|cd hosting)/,
    'needs public names; e2e/test/proxies.long.test.ts runs the proxies',
  ],
  [/^(pg_dump|pg_restore)/, 'tools of PostgreSQL'],
]);
/** Options that no test passes on a command line: the functions behind them are tested. */
const UNTRIED_OPTIONS = new Map([
  ['arena', ['--workers', '--ratings']],
  ['bench', ['--runs', '--seconds', '--games', '--against']],
  ['puzzles', ['--check']],
  ['golden', ['--unreleased']],
]);

describe('documents', () => {
  it.each(DOCUMENTS)('$path links only to what is there', (document) => {
    expect(deadLinks(document)).toEqual([]);
  });

  it.each(DOCUMENTS)('$path names only files that are there', (document) => {
    expect(missingPaths(document)).toEqual([]);
  });

  it('are on the site, every one of them, each with an address of its own', () => {
    const elsewhere = /^(\.github|templates)\//;
    expect(FILES.filter((path) => !/RULES|CHANGELOG/.test(path)).sort()).toEqual(
      DOCUMENTS.map(({ path }) => path)
        .filter((path) => !elsewhere.test(path))
        .sort(),
    );
    expect(new Set(FILES.map(pageOf)).size).toBe(FILES.length);
  });

  it('stay short: 25,000 words in all, and a screen for every package', () => {
    expect(DOCUMENTS.reduce((sum, { text }) => sum + wordsIn(text), 0)).toBeLessThan(25_000);
    const long = DOCUMENTS.filter(({ path, text }) => /.\/README\.md$/.test(path) && wordsIn(text) > 450);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});

describe('what a stranger reads', () => {
  it('is one section each to play, to host, to write a bot and to add a game', () => {
    expect(startingLinks()).toEqual([
      'docs/PLAYING.md#start-a-game',
      'docs/HOSTING.md#start-a-server',
      'docs/BUILDING.md#a-bot-in-python',
      'docs/BUILDING.md#add-a-game',
    ]);
  });

  it.each(startingLinks())('%s takes three minutes: at most 750 words with the README, and a command to run', (link) => {
    const path = pathTo(link);
    expect(wordsIn(path)).toBeGreaterThan(300);
    expect(wordsIn(path)).toBeLessThanOrEqual(750);
    expect(commandsOf(path.slice(path.lastIndexOf('\n## '))).length).toBeGreaterThan(0);
  });

  it('counts the opening and the section, and nothing that comes after the line', () => {
    const root = mkdtempSync(join(tmpdir(), 'belfry-documents-'));
    try {
      writeFileSync(join(root, 'README.md'), '# A\n\ntwo words\n\n## B\n\n| **C** | [c](D.md#e) |\n\n## F\n\nnot this\n');
      const text = (/** @type {string} */ end) => `# D\n\nopening\n\n## Other\n\nnot this\n\n## E\n\nsection\n\n### G\n\nmore\n\n${end}`;
      writeFileSync(join(root, 'D.md'), text(`${ENOUGH}\n\n## H\n\nnot this\n`));
      expect(startingLinks(root)).toEqual(['D.md#e']);
      expect(wordsIn(pathTo('D.md#e', root))).toBe(20);
      expect(pathTo('D.md#e', root)).not.toContain('not this');
      expect(pathTo('D.md#h', root)).toBe('');
      writeFileSync(join(root, 'D.md'), text(''));
      expect(pathTo('D.md#e', root)).toBe('');
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
});

describe('commands in documents', () => {
  it.each(DOCUMENTS)('$path tells only commands that tests run', ({ text }) => {
    expect(commandsOf(text).flatMap(faultOf)).toEqual([]);
  });

  it.each([
    ['npx belfry arena citadels --bots random --game 4', 'no test runs belfry arena with --game'],
    ['npx belfry arean citadels', 'there is no command belfry arean'],
    ['npx belfry play citadel', 'there is no game citadel'],
    ['npx belfry trial kil', 'belfry trial knows no kil'],
    ['npm run pakage', 'there is no script pakage'],
    ['npx vitest run cli/test/nothing.test.ts', 'cli/test/nothing.test.ts is not there'],
    ['rm -rf data', 'no test runs it'],
  ])('a wrong one is found: %s', (command, fault) => {
    expect(faultOf(command)).toEqual([`${command}: ${fault}`]);
  });

  it('are found in blocks and in lines', () => {
    expect(commandsOf('```sh\nnpm start    # go\nA=b belfry serve\n```\n\nTry `npx belfry play citadels`, not `citadels`.')).toEqual([
      'npm start',
      'A=b belfry serve',
      'npx belfry play citadels',
    ]);
  });
});

describe('reading documents', () => {
  it('finds dead links, and links to headings that are not there', () => {
    const path = 'docs/PLAYING.md';
    expect(deadLinks({ path, text: '[a](NOTHING.md) [b](HOSTING.md#nowhere) [c](HOSTING.md#settings) [d](https://e.example)' })).toEqual([
      'NOTHING.md',
      'HOSTING.md#nowhere',
    ]);
    expect(linksOf('[a](b.md) `[c](d)`\n```\n[e](f)\n```\n![g](h.png)')).toEqual(['b.md', 'h.png']);
    expect(anchorsOf('# A `b.c` d\n\n```\n# e\n```\n\n## [f](g.md)\n')).toEqual(['a-bc-d', 'f']);
  });

  it('finds paths that are not there', () => {
    expect(missingPaths({ path: 'README.md', text: '`kernel/src/nothing.ts` `kernel/src/log.ts` `src/board.ts` `dist/x/y.js`' })).toEqual([
      'kernel/src/nothing.ts',
    ]);
  });

  it('finds examples by the file they name', () => {
    expect(examplesOf('```js a.mjs\n1;\n```\n```sh\nnpm start\n```\n')).toEqual([{ name: 'a.mjs', code: '1;\n' }]);
  });
});

describe('hosting/', () => {
  it('gives the server more time to stop than it takes', () => {
    const [, limit = ''] = /LONGEST_STOP_MS = ([\d_]+);/.exec(read('server/src/close-in-order.ts')) ?? [];
    const seconds = Number(limit.replaceAll('_', '')) / 1000;
    const [, service] = /^TimeoutStopSec=(\d+)$/m.exec(read('hosting/belfry.service')) ?? [];
    const [, compose] = /stop_grace_period: (\d+)s/.exec(read('hosting/compose.yaml')) ?? [];
    expect(seconds).toBeGreaterThan(0);
    for (const given of [service, compose]) expect(Number(given)).toBeGreaterThanOrEqual(seconds + 5);
    expect(read('docs/HOSTING.md')).toContain(`within ${seconds} seconds`);
  });

  it('starts Node for a server as the launcher does', () => {
    const [, flag = ''] = /SERVER_FLAGS[^=]*= \['(.*)'\];/.exec(read('server/src/base/young-generation.ts')) ?? [];
    expect(flag).toMatch(/^--/);
    for (const path of ['hosting/belfry.service', 'hosting/Containerfile', 'docs/HOSTING.md']) expect(read(path), path).toContain(flag);
  });

  it('knows every setting, and no other', () => {
    const named = (/** @type {string} */ text) => [...new Set(text.match(/\bBELFRY_[A-Z_]+\b|\bDATABASE_URL\b/g))].sort();
    const read_ = named(read('server/src/config/config.ts'));
    expect(named(read('docs/HOSTING.md')).filter((name) => name !== 'BELFRY_SITE')).toEqual(read_);
  });
});

/** Returns what is wrong with a command in a document; empty if nothing is. @param {string} command @returns {string[]} */
function faultOf(command) {
  const fault = [...EXCEPTIONS.keys()].some((pattern) => pattern.test(command)) ? pathFault(command) : untried(command);
  return fault === null ? [] : [`${command}: ${fault}`];
}

/** @param {string} command @returns {string | null} */
function pathFault(command) {
  const [, script] = /^npm run ([\w:-]+)/.exec(command) ?? [];
  if (script !== undefined && !(script in scripts) && !/--workspace web/.test(command)) return `there is no script ${script}`;
  const missing = command
    .split(' ')
    .find((word) => /^[\w-]+\/[\w./-]+\.(ts|mjs)$/.test(word) && missingPaths({ path: '', text: `\`${word}\`` }).length > 0);
  return missing === undefined ? null : `${missing} is not there`;
}

/** @param {string} command @returns {string | null} */
function untried(command) {
  const words = command.replace(/^(?:[A-Z_]+=\S+ )+/, '').split(/ (?![^"]*"(?:[^"]*"[^"]*")*[^"]*$)/);
  const [program = '', second = '', third = ''] = words;
  if (program === 'npm' && second === 'run') {
    if (!(third in scripts)) return `there is no script ${third}`;
    return new RegExp(`npm run ${third}\\b|scripts/${third}\\.mjs`).test(TESTS) ? null : 'no test runs it';
  }
  const at = words.findIndex((word) => word === 'belfry' || /belfry-[\d.]+\.tgz$/.test(word));
  if (at >= 0 && words.slice(1, at).every((word) => word === '--yes')) return untriedBelfry(words.slice(at + 1));
  // The commands printed in a guide run unchanged.
  return TESTS.includes(`'${command}'`) ? null : 'no test runs it';
}

/** @param {string[]} words @returns {string | null} */
function untriedBelfry([command = '', ...rest]) {
  if (command === 'help' || command === '') return null;
  const file = `cli/src/commands/${command}.ts`;
  if (missingPaths({ path: '', text: `\`${file}\`` }).length > 0) return `there is no command belfry ${command}`;
  const source = read(file);
  const [subject = ''] = rest;
  const takesGame = new RegExp(`command\\('${command} [<[]game[>\\]]`).test(source);
  if (takesGame && /^[a-z-]+$/.test(subject) && !GAMES.includes(subject)) return `there is no game ${subject}`;
  if (/^(trial|bench)$/.test(command) && /^[a-z]+$/.test(subject) && !new RegExp(`\\b${subject}\\b`).test(source))
    return `belfry ${command} knows no ${subject}`;
  // The tests run the functions behind a trial, not its command.
  if (command === 'trial') return subject === '' || new RegExp(subject, 'i').test(TRIALS) ? null : `no test runs the trial ${subject}`;
  const runs = [...TESTS.matchAll(new RegExp(`['"\`]${command}\\b['"\`]?[^\\n]*`, 'g'))].map(([line]) => line).join('\n');
  if (runs === '') return `no test runs belfry ${command}`;
  const given = rest.filter((word) => /^--[a-z]/.test(word));
  const wrong = given.find((flag) => !new RegExp(`${flag}\\b`).test(runs) && !UNTRIED_OPTIONS.get(command)?.includes(flag));
  if (wrong !== undefined) return `no test runs belfry ${command} with ${wrong}`;
  const unknown = given.find((flag) => !source.includes(`'${flag}`));
  return unknown === undefined ? null : `belfry ${command} knows no ${unknown}`;
}
