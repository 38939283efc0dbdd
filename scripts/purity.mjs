// The purity check: kernel and rules are pure functions of plain data. They may not read a clock, use their own randomness, wait, access
// the machine or keep state between calls; otherwise replays, undo, search and the browser would each see a different game.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { findViolations } from './purity-rules.mjs';
import { isMain, ROOT } from './run.mjs';

/**
 * The source files of the purity: the kernel with its conformance kit, the live match, and everything in the `src` of a game
 * and of the template.
 * @param {string} root
 */
export function zoneFiles(root) {
  const games = ['games', 'templates'].map((parent) => join(root, parent)).filter((parent) => existsSync(parent));
  const below = [join(root, 'kernel', 'src'), join(root, 'kernel', 'conformance'), join(root, 'live', 'src')];
  const folders = [...below, ...games.flatMap(foldersIn).map((game) => join(game, 'src'))];
  return folders.filter((folder) => existsSync(folder)).flatMap(sourcesIn);
}

/** @param {string} folder */
function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => (item.isDirectory() ? [join(folder, item.name)] : []));
}

/** @param {string} folder @returns {string[]} */
function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const path = join(folder, item.name);
    if (item.isDirectory()) return sourcesIn(path);
    return /\.tsx?$/.test(item.name) ? [path] : [];
  });
}

/**
 * Returns one line per violation: where, what, and what to do instead.
 * @param {string} root
 */
export function inspectZone(root) {
  return zoneFiles(root).flatMap((path) => {
    const name = relative(root, path).replaceAll(sep, '/');
    return findViolations(name, readFileSync(path, 'utf8')).map(({ line, what, instead }) => `${name}:${line} ${what}; ${instead}`);
  });
}

if (isMain(import.meta.url)) {
  const lines = inspectZone(ROOT);
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (lines.length > 0) process.exitCode = 1;
}
