import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectsIn } from '../check.mjs';
import { ROOT } from '../run.mjs';
import { packagesOf } from '../workspace.mjs';

/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** @param {string} folder */
const foldersIn = (folder) => readdirSync(join(ROOT, folder)).filter((name) => statSync(join(ROOT, folder, name)).isDirectory());

const GAMES = foldersIn('games').filter((name) => existsSync(join(ROOT, 'games', name, 'package.json')));

/** @param {string} folder @returns {string[]} the paths of all files in it, but for what is built or installed */
const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((item) => {
    if (!item.isDirectory()) return [item.name];
    if (item.name === 'dist' || item.name === 'node_modules') return [];
    return filesIn(`${folder}/${item.name}`).map((path) => `${item.name}/${path}`);
  });

/** Files that a small game does not need: judging positions and moves, hiding decisions, staging choices; scenarios of chapters it does not have; lessons and puzzles, which can come later. */
const NOT_IN_EVERY_GAME =
  /^src\/bot\/(blunders|claims|detectors|evaluation|features|manners|measures|shortlist|table-weights|weights|text\/\w+)\.ts$|^src\/text\/places\/|^src\/view\/decision-view\.ts$|^board\/stage\.tsx$|^test\/(automatic|detectors|turn)\.test\.ts$|^src\/lessons\/|^test\/lesson-facts\.ts$|^puzzles\.jsonl$/;

const MOST_LINES = 80;
/** Hand-written files that a page, server or command runs. */
const SOURCE = /^(?!.*(^|\/)(dist|pinned|test|tour|engines|public|golden)\/)(?!e2e\/).*\.(ts|tsx|mjs)$/;

/** Returns the functions of a file that are too long. @param {string} path */
function longFunctions(path) {
  const file = ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isFunctionLike(node)) {
      const [first, last] = [node.getStart(), node.end].map((at) => file.getLineAndCharacterOfPosition(at).line);
      const lines = Number(last) - Number(first) + 1;
      if (lines > MOST_LINES) found.push(`${path}:${Number(first) + 1} ${node.name?.getText() ?? 'a function'} has ${lines} lines`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

describe('the packages', () => {
  it('has no function of more than 80 lines, but in tests', { timeout: 60_000 }, () => {
    const files = [...foldersIn('.').filter((name) => !/^(\.|node_modules|dist|reports)/.test(name))].flatMap((folder) =>
      filesIn(folder).map((path) => `${folder}/${path}`),
    );
    const sources = files.filter((path) => SOURCE.test(path));
    expect(sources.length).toBeGreaterThan(900);
    expect(sources.flatMap(longFunctions)).toEqual([]);
  });

  it('type-checks every package, and every game', () => {
    const packages = packagesOf(ROOT).map(({ folder }) => folder);
    expect(projectsIn(ROOT)).toEqual(expect.arrayContaining(['scripts', ...packages]));
  });

  it('finds no project in what is installed or built', () => {
    expect(projectsIn(ROOT).filter((path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path))).toEqual([]);
  });

  it.each(GAMES)(
    'gives %s its rules, and a package that needs the kernel, the board kit for its board and the bots for its bot',
    (game) => {
      expect(existsSync(join(ROOT, 'games', game, 'RULES.md'))).toBe(true);
      expect(Object.keys(json(`games/${game}/package.json`).dependencies)).toEqual(['@belfry/board-kit', '@belfry/bots', '@belfry/kernel']);
    },
  );

  it('copies new games from a template with every file that all games have, by the same name', () => {
    const [first = [], ...others] = GAMES.map((game) => filesIn(`games/${game}`));
    const inAll = first.filter((path) => others.every((files) => files.includes(path)) && !NOT_IN_EVERY_GAME.test(path));
    expect(inAll).toContain('src/rules/phases.ts');
    expect(filesIn('templates/market-row')).toEqual(expect.arrayContaining(inAll));
  });

  it('pins every version exactly', () => {
    for (const { folder, manifest } of packagesOf(ROOT)) {
      const { dependencies, devDependencies, peerDependencies } = manifest;
      for (const version of Object.values({ ...dependencies, ...devDependencies, ...peerDependencies }))
        expect(version, folder).toMatch(/^(npm:.+@)?\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/);
    }
  });

  it('is tested by .ci/run, which can be executed and ends with what npm test says', () => {
    const script = join(ROOT, '.ci', 'run');
    expect(readFileSync(script, 'utf8').trimEnd().split('\n').at(-1)).toMatch(/\bnpm test\b/);
    expect(statSync(script).mode & 0o111).not.toBe(0);
  });
});
