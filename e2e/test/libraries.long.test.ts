// The packages that others build on, as they get them: packed, installed into an empty project, and used as docs/BUILDING.md says.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runIn } from '../src/checkout-copy.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKED = join(ROOT, 'dist', 'libraries');
/** Dependencies that users of the libraries install themselves. */
const THEIRS = ['react', 'react-dom', 'scheduler', '@types/react', '@types/react-dom', '@types/node', 'csstype', 'undici-types'];

const guide = readFileSync(join(ROOT, 'docs', 'BUILDING.md'), 'utf8');
const [, printed = ''] = /^```sh install\n(.*?)^```$/ms.exec(guide) ?? [];
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const QUIETLY = ['offline', 'audit', 'fund'];
const examples = [...guide.matchAll(/^```\w+ (\S+\.(?:mjs|tsx?))\n(.*?)^```$/gms)].map(([, name = '', code = '']) => ({ name, code }));

/** What each example prints, as far as it does not depend on chance. */
const PRINTED: Readonly<Record<string, RegExp>> = {
  'bot.mjs': /^seat \d: \S+/,
  'match.mjs': /^\[ \d, \d, \d \] \d+ entries$/,
  'words.mjs': /^(.+\n- (.+\n)+)/,
  'typed.ts': /^\d true CIT-\d+\.\d+/,
  'hosting.ts': /^1\n[a-z-]+$/,
  'board.tsx': /^true$/,
};

type Exports = Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;

/** Returns what a library exports, with each pattern expanded to the files it matches. */
function exportsIn(library: string): Exports {
  const { exports } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as { exports: Exports };
  const entries = Object.entries(exports).flatMap(([path, target]): [string, Exports[string]][] => {
    if (typeof target === 'string' || !path.endsWith('*')) return [[path, target]];
    const names = readdirSync(join(library, dirname(target.default))).flatMap((file) => /^(.+)\.js$/.exec(file)?.[1] ?? []);
    return names.map((name) => [
      path.replace('*', name),
      { types: target.types.replace('*', name), default: target.default.replace('*', name) },
    ]);
  });
  return Object.fromEntries(entries);
}

describe('the packages that others build on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-project-'));
  const project = join(folder, 'project');
  mkdirSync(project);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const install = (program: string, args: string[]): void => {
    const env = {
      ...process.env,
      ...Object.fromEntries(QUIETLY.map((name) => [`npm_config_${name}`, name === 'offline' ? 'true' : 'false'])),
    };
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: project, encoding: 'utf8', env });
    expect(status, stdout + stderr).toBe(0);
  };

  beforeAll(() => {
    runIn(ROOT, ['scripts/libraries.mjs']);
    // As the guide prints it, in a folder beside the checkout. These files are enough; no registry is needed.
    symlinkSync(ROOT, join(project, '..', 'belfry'), 'junction');
    install('bash', ['-e', '-c', printed]);
    install('npm', ['install', join(PACKED, `belfry-board-kit-${version}.tgz`), '--legacy-peer-deps']);
    for (const name of THEIRS) {
      const link = join(project, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      if (!existsSync(link)) symlinkSync(join(ROOT, 'node_modules', name), link, 'junction');
    }
    for (const { name, code } of examples) writeFileSync(join(project, name), code);
  });

  const run = (...args: string[]): string => runIn(project, args).trim();
  /** Compiles with the current compiler or the previous one. */
  const compile = (compiler: '@typescript/native' | 'typescript', ...options: string[]): string => {
    const tsc = join(ROOT, 'node_modules', compiler, 'lib', 'tsc.js');
    const args = [tsc, '--strict', '--skipLibCheck', 'false', ...options];
    const { stdout, status } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
    return status === 0 ? '' : stdout;
  };

  it('hold built programs with types, and no sources', () => {
    const own = join(project, 'node_modules', '@belfry');
    expect(readdirSync(own).sort()).toEqual(['board-kit', 'bots', 'bruges', 'citadels', 'fortuna', 'games', 'kernel', 'live', 'nuremberg']);
    for (const name of readdirSync(own)) {
      const files = readdirSync(join(own, name), { recursive: true }).map(String);
      expect(files.filter((path) => /(?<!\.d)\.tsx?$|\.map$|tsbuildinfo/.test(path))).toEqual([]);
      const manifest = JSON.parse(readFileSync(join(own, name, 'package.json'), 'utf8'));
      expect(JSON.stringify(manifest)).not.toContain('belfry-source');
      for (const target of Object.values(exportsIn(join(own, name))))
        for (const file of typeof target === 'string' ? [target] : [target.types, target.default])
          expect(statSync(join(own, name, file)).size, `${name}: ${file}`).toBeGreaterThan(0);
    }
  });

  it('every export can be imported', () => {
    const own = join(project, 'node_modules', '@belfry');
    const entries = readdirSync(own).flatMap((name) =>
      Object.entries(exportsIn(join(own, name))).flatMap(([path, target]) =>
        typeof target === 'string' ? [] : [`@belfry/${name}${path.slice(1)}`],
      ),
    );
    expect(entries.length).toBeGreaterThan(40);
    writeFileSync(join(project, 'all.mjs'), entries.map((entry) => `await import('${entry}');`).join('\n'));
    expect(run('all.mjs')).toBe('');
    writeFileSync(join(project, 'all.ts'), entries.map((entry, at) => `export * as m${at} from '${entry}';`).join('\n'));
    const options = ['--noEmit', '--jsx', 'react-jsx', '--target', 'es2022', '--types', 'node', 'all.ts'];
    expect(compile('typescript', '--module', 'nodenext', ...options)).toBe('');
    expect(compile('@typescript/native', '--module', 'esnext', '--moduleResolution', 'bundler', ...options)).toBe('');
  });

  it('the TypeScript examples compile under strict settings', () => {
    const typed = examples.filter(({ name }) => /\.tsx?$/.test(name)).map(({ name }) => name);
    const strictest = [
      '--noUncheckedIndexedAccess',
      '--exactOptionalPropertyTypes',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--jsx',
      'react-jsx',
      '--types',
      'node',
    ];
    expect(compile('@typescript/native', ...strictest, ...typed)).toBe('');
  });

  it.each(Object.keys(PRINTED))('%s works as the guide says', (name) => {
    expect(examples.map((example) => example.name)).toEqual(Object.keys(PRINTED));
    expect(run(name.replace(/\.tsx?$/, '.js'))).toMatch(PRINTED[name] ?? /^$/);
  });

  it('rules and bots have no third-party dependencies', () => {
    const alone = join(project, 'alone');
    mkdirSync(alone);
    writeFileSync(join(alone, 'package.json'), '{ "private": true, "type": "module" }');
    const files = readdirSync(PACKED).filter((name) => /^belfry-(?!board-kit|live).*\.tgz$/.test(name));
    const args = ['install', ...files.map((name) => join(PACKED, name)), '--offline', '--no-audit', '--no-fund', '--loglevel=error'];
    expect(spawnSync('npm', args, { cwd: alone, encoding: 'utf8', shell: process.platform === 'win32' }).stderr).toBe('');
    expect(readdirSync(join(alone, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@belfry']);
    writeFileSync(join(alone, 'bot.mjs'), examples.find(({ name }) => name === 'bot.mjs')?.code ?? '');
    expect(runIn(alone, ['bot.mjs'])).toMatch(PRINTED['bot.mjs'] ?? /^$/);
  });

  it('a bundler drops unused code', async () => {
    const { rolldown } = await import('rolldown');
    writeFileSync(join(project, 'small.mjs'), "import { itemAt } from '@belfry/kernel';\nconsole.log(itemAt(['found'], 0));\n");
    const bundle = await rolldown({ input: join(project, 'small.mjs') });
    const { output } = await bundle.generate({ format: 'esm' });
    await bundle.close();
    expect(output[0].code.length).toBeLessThan(1000);
  });
});
