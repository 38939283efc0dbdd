import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../.dependency-cruiser.cjs';
import report, { folderCircles } from '../arrows.mjs';

/** A small repository with two games; every import in it that points the wrong way must be found. */
const TREE = {
  'kernel/src/index.ts': "export { deal } from './deal.ts';",
  'kernel/src/deal.ts': 'export const deal = 1; export type Deal = number;',
  'kernel/src/reads-files.ts': "import 'node:fs';",
  'kernel/src/uses-kit.ts': "import '../conformance/index.ts';",
  'kernel/conformance/index.ts': "import { deal } from '../src/index.ts'; export const kit = deal;",
  'kernel/conformance/runs-tests.ts': "import 'vitest';",
  'games/registry.ts': "import { chess } from '@belfry/chess/bot'; import { go } from '@belfry/go'; export const games = [chess, go];",
  'games/chess/src/index.ts': "export { chess } from './game.ts';",
  'games/chess/src/game.ts':
    "import { deal } from '@belfry/kernel'; import { move } from './rules/move.ts'; export const chess = [deal, move];",
  'games/chess/src/rules/move.ts': "import { BOARD } from '../data/board.ts'; export const move = BOARD;",
  'games/chess/src/rules/looks.ts': "import '../view/view.ts';",
  'games/chess/src/rules/plays-go.ts': "import '@belfry/go';",
  'games/chess/src/rules/draws.ts': "import '../../board/board.ts';",
  'games/chess/src/rules/searches.ts': "import '@belfry/bots';",
  'games/chess/src/rules/nowhere.ts': "import './gone.ts';",
  'games/chess/src/rules/round.ts': "import './about.ts';",
  'games/chess/src/rules/about.ts': "import './round.ts';",
  'games/chess/src/data/board.ts': "import type { Deal } from '@belfry/kernel'; export const BOARD: Deal = 8;",
  'games/chess/src/data/acts.ts': "import '../rules/move.ts';",
  'games/chess/src/data/calls.ts': "import { deal } from '@belfry/kernel'; export const x = deal;",
  'games/chess/src/view/view.ts': "import { move } from '../rules/move.ts'; export const view = move;",
  'games/chess/src/bot/index.ts':
    "import { chess as rules } from '../game.ts'; import { plays } from './plays.ts'; export const chess = [rules, plays];",
  'games/chess/src/bot/plays.ts':
    "import { bots } from '@belfry/bots'; import { view } from '../view/view.ts'; export const plays = [bots, view];",
  'games/chess/src/bot/cheats.ts': "import '../game.ts';",
  'games/chess/src/bot/reads-files.ts': "import 'node:fs';",
  'games/chess/src/text/boasts.ts': "import '../bot/plays.ts';",
  'games/chess/board/board.ts': "import { chess } from '@belfry/chess'; export const board = chess;",
  'games/chess/board/decides.ts': "import '../src/rules/move.ts';",
  'games/chess/board/loads.ts': "import 'node:fs';",
  'games/chess/src/rules/copies.ts': "import '../../../../templates/draughts/src/index.ts';",
  'games/go/src/index.ts': 'export const go = 1;',
  'templates/draughts/src/index.ts': 'export const draughts = 1;',
  'templates/draughts/src/rules/searches.ts': "import '@belfry/bots';",
  'bots/src/index.ts': "import { deal } from '@belfry/kernel'; export const bots = deal;",
  'bots/src/favours.ts': "import '@belfry/go';",
  'bots/src/search/walk.ts': "import { worth } from '../levels/worth.ts'; import '../favours.ts'; export const walk = worth;",
  'bots/src/search/depth.ts': 'export const depth = 8;',
  'bots/src/levels/worth.ts': 'export const worth = 1;',
  'bots/src/levels/master.ts': "import { depth } from '../search/depth.ts'; export const master = depth;",
  'bots/src/prints.ts': "import '../../cli/src/index.ts';",
  'cli/src/index.ts': "import { bots } from '@belfry/bots'; export const cli = bots;",
  'cli/src/shows.ts': "import 'react';",
  'server/src/index.ts': "import { bots } from '@belfry/bots'; export const server = bots;",
  'server/src/asks.ts': "import '../../cli/src/index.ts';",
  'lab/src/index.ts': "import './arena/contest.ts'; import './pool/pool.ts';",
  'lab/src/paths.ts': 'export const paths = 1;',
  'lab/src/arena/contest.ts': "import '../pool/pool.ts'; import './ratings/elo.ts'; import '../paths.ts';",
  'lab/src/arena/ratings/elo.ts': "import '../plan.ts';",
  'lab/src/arena/plan.ts': 'export const plan = 1;',
  'lab/src/pool/pool.ts': "import '../paths.ts';",
  'lab/src/pool/work.ts': "import '../arena/plan.ts';",
  'lab/src/speed/clock.ts': "import '../report.ts';",
  'lab/src/report.ts': "import './speed/units.ts';",
  'lab/src/speed/units.ts': 'export const units = 1;',
  'web/src/index.ts': "import '../../server/src/index.ts';",
  'web/src/base/voice.ts': 'export const voice = 1;',
  'web/src/base/shows.ts': "import '../parts/crest.ts';",
  'web/src/parts/crest.ts': "import '../base/voice.ts';",
  'web/src/parts/sheet.ts': "import '../base/voice.ts'; import '../pages/home/home.ts';",
  'web/src/pages/home/home.ts': "import '../../base/voice.ts'; import '../../index.ts';",
};

const PACKAGES = { kernel: 'kernel', chess: 'games/chess', go: 'games/go', bots: 'bots' };

let root = '';
/** @type {string[]} */
let found = [];
/** @type {import('dependency-cruiser').ICruiseResult} */
let cruised;

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'belfry-arrows-')));
  /** @param {string} path @param {string} content */
  const put = (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  for (const [path, content] of Object.entries(TREE)) put(path, content);
  for (const [name, folder] of Object.entries(PACKAGES)) {
    put(
      `${folder}/package.json`,
      JSON.stringify({
        name: `@belfry/${name}`,
        exports: { '.': { 'belfry-source': './src/index.ts' }, './bot': { 'belfry-source': './src/bot/index.ts' } },
      }),
    );
    mkdirSync(join(root, 'node_modules/@belfry'), { recursive: true });
    symlinkSync(join(root, folder), join(root, 'node_modules/@belfry', name), 'junction');
  }
  for (const name of ['vitest', 'react']) {
    put(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    put(`node_modules/${name}/index.js`, '');
  }
  const options = config.options ?? {};
  const { output } = await cruise(
    ['kernel', 'games', 'templates', 'bots', 'cli', 'server', 'lab', 'web'],
    { ...options, baseDir: root, validate: true, ruleSet: { forbidden: config.forbidden ?? [] } },
    options.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser should hand over its findings as data');
  cruised = output;
  found = output.summary.violations.map(({ rule, from }) => `${from}: ${rule.name}`);
});

afterAll(() => rmSync(root, { recursive: true }));

describe('the arrows between packages', () => {
  it.each([
    ['the kernel reading files', 'kernel/src/reads-files.ts: kernel-imports-nothing'],
    ['the kernel using the conformance kit', 'kernel/src/uses-kit.ts: kernel-imports-nothing'],
    ['the conformance kit using a test runner', 'kernel/conformance/runs-tests.ts: conformance-stands-on-the-kernel-alone'],
    ['rules looking at views', 'games/chess/src/rules/looks.ts: rules-know-no-words-views-or-bots'],
    ['a game importing another', 'games/chess/src/rules/plays-go.ts: rules-import-the-kernel-and-themselves'],
    ['rules importing a board', 'games/chess/src/rules/draws.ts: rules-import-the-kernel-and-themselves'],
    ['rules importing bots', 'games/chess/src/rules/searches.ts: rules-import-the-kernel-and-themselves'],
    ['a template whose rules import bots', 'templates/draughts/src/rules/searches.ts: rules-import-the-kernel-and-themselves'],
    ['a game importing a template', 'games/chess/src/rules/copies.ts: nothing-stands-on-the-template'],
    ['an import that leads nowhere', 'games/chess/src/rules/nowhere.ts: nothing-unresolved'],
    ['a cycle', 'games/chess/src/rules/about.ts: no-cycles'],
    ['data importing rules', 'games/chess/src/data/acts.ts: data-imports-data'],
    ['data calling the kernel', 'games/chess/src/data/calls.ts: data-takes-only-types-of-the-kernel'],
    ['words importing bots', 'games/chess/src/text/boasts.ts: rules-import-the-kernel-and-themselves'],
    ['a bot of a game reading files', 'games/chess/src/bot/reads-files.ts: game-bots-import-bots-and-their-game'],
    ['a bot importing the whole game', 'games/chess/src/bot/cheats.ts: apprentice-plays-from-the-view'],
    ['a board importing rules', 'games/chess/board/decides.ts: boards-know-no-rules'],
    ['a board using Node', 'games/chess/board/loads.ts: no-node-in-the-browser'],
    ['bots importing a game', 'bots/src/favours.ts: bots-stand-on-the-kernel-alone'],
    ['bots importing the command line', 'bots/src/prints.ts: bots-import-no-shell'],
    ['the command line using React', 'cli/src/shows.ts: no-screen-below-the-boards'],
    ['the server importing the command line', 'server/src/asks.ts: shells-keep-apart'],
    ['the client importing the server', 'web/src/index.ts: web-imports-no-server'],
    ['a part of pages importing a page', 'web/src/parts/sheet.ts: web-parts-imports-what-is-below'],
    ['a page importing what starts the pages', 'web/src/pages/home/home.ts: web-pages-imports-what-is-below'],
  ])('are checked for %s', (_, violation) => {
    expect(found).toContain(violation);
  });

  it('are free where they point down', () => {
    const allowed = [
      'kernel/src/index.ts',
      'kernel/conformance/index.ts',
      'games/registry.ts',
      'games/chess/src/game.ts',
      'games/chess/src/index.ts',
    ];
    allowed.push(
      'games/chess/src/rules/move.ts',
      'games/chess/src/data/board.ts',
      'games/chess/src/view/view.ts',
      'games/chess/src/bot/index.ts',
      'games/chess/src/bot/plays.ts',
      'games/chess/board/board.ts',
    );
    allowed.push('web/src/base/voice.ts', 'bots/src/index.ts', 'cli/src/index.ts', 'server/src/index.ts');
    expect(found.filter((line) => allowed.some((path) => line.startsWith(`${path}:`)))).toEqual([]);
  });
});

describe('the folders of a package', () => {
  it('import one another one way: neither directly nor through a file beside them do imports come back', () => {
    expect(folderCircles(cruised.modules.filter(({ source }) => source.startsWith('lab/')))).toEqual([
      {
        inside: 'lab/src',
        circle: ['arena/', 'pool/', 'arena/'],
        imports: ['lab/src/arena/contest.ts → lab/src/pool/pool.ts', 'lab/src/pool/work.ts → lab/src/arena/plan.ts'],
      },
      {
        inside: 'lab/src',
        circle: ['report.ts', 'speed/', 'report.ts'],
        imports: ['lab/src/report.ts → lab/src/speed/units.ts', 'lab/src/speed/clock.ts → lab/src/report.ts'],
      },
    ]);
  });

  it('are found in a circle also when another folder leads to it', () => {
    const module = (/** @type {string} */ source, /** @type {string[]} */ ...targets) => ({
      source,
      dependencies: targets.map((resolved) => ({ resolved })),
    });
    const modules = [
      module('go/src/a/1.ts', 'go/src/b/1.ts'),
      module('go/src/b/1.ts', 'go/src/c/1.ts'),
      module('go/src/c/2.ts', 'go/src/b/2.ts'),
    ];
    expect(folderCircles(/** @type {any} */ (modules)).map(({ circle }) => circle)).toEqual([['b/', 'c/', 'b/']]);
  });
});

describe('the report', () => {
  it('gives the reason of a broken rule once, and every import that breaks it', () => {
    const { output: told, exitCode } = report(cruised);
    const output = String(told);
    expect(exitCode).toBeGreaterThanOrEqual(found.length);
    expect(output).toContain(`no-cycles: Two modules that need each other are one module, or need a third.
  games/chess/src/rules/about.ts → games/chess/src/rules/round.ts, games/chess/src/rules/round.ts → games/chess/src/rules/about.ts
`);
    expect(output.match(/→ games\/chess\/src\/rules\/about\.ts/g)).toHaveLength(1);
    expect(output.match(/Boards and the client run in a browser/g)).toHaveLength(1);
    expect(output).toContain(
      'folders-import-one-way: in lab/src a chain of imports leaves a folder and comes back: arena/ → pool/ → arena/.',
    );
  });

  it('names folders in a circle only where no other reason is given for one of its imports', () => {
    expect(folderCircles(cruised.modules).map(({ inside, circle }) => `${inside}: ${circle.join(' ')}`)).toEqual(
      expect.arrayContaining(['bots/src: levels/ search/ levels/', 'web/src: base/ parts/ base/']),
    );
    const output = String(report(cruised).output);
    expect(output).toContain('folders-import-one-way: in bots/src');
    expect(output).toContain('web-base-imports-what-is-below');
    expect(output).not.toContain('folders-import-one-way: in web/src');
  });

  it('says nothing where there is nothing to say', () => {
    expect(report({ modules: [], summary: { ...cruised.summary, violations: [] } })).toEqual({ output: '', exitCode: 0 });
  });
});
