// The borders between packages: imports from another package are declared in the manifest, use that package's exports, and are never
// circular.
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { circlesIn } from './circles.mjs';
import { importsOf } from './imports.mjs';
import { isMain, ROOT } from './run.mjs';
import { packagesOf } from './workspace.mjs';

/** @typedef {import('./workspace.mjs').Package} Package */

/**
 * Files that only developers run: tests with their helpers, trials, scripts and tool settings. These may use the devDependencies of their
 * package, and the tools that the root lists for all.
 */
const FOR_DEVELOPERS = /(^|\/)(e2e|test|testing|scripts)\/|^[^/]+$|\.config\.ts$/;

/** Imports without a package: virtual modules of a bundler, or parts of Node. */
const NO_PACKAGE = /^(node|virtual):/;

const SOURCE = /\.[cm]?[jt]sx?$/;
const NOT_SOURCE = new Set(['node_modules', 'dist', 'golden', 'reports', 'public', 'screenshots']);

/**
 * Returns one sentence per violation.
 * @param {string} root
 * @returns {string[]}
 */
export function inspectBorders(root) {
  const packages = packagesOf(root);
  /** @type {Map<string, Set<string>>} for each package the others its sources import or its manifest declares for them */
  const arrows = new Map(packages.map(({ manifest }) => [manifest.name, new Set(forSources(manifest))]));
  const lines = packages.flatMap((home) =>
    filesIn(root, home.folder, packages).flatMap((file) => {
      const developing = FOR_DEVELOPERS.test(file);
      return importsOf(file, readFileSync(join(root, file), 'utf8')).flatMap(({ specifier, line }) => {
        if (!developing) arrows.get(home.manifest.name)?.add(packageNameOf(specifier));
        const complaint = specifier.startsWith('.')
          ? complaintAboutPath(home, packages, file, specifier)
          : complaintAboutPackage(home, packages, specifier, developing);
        return complaint === null ? [] : [`${file}:${line} ${complaint}`];
      });
    }),
  );
  return [...lines, ...circlesIn(arrows).map((circle) => `these packages import one another in a circle: ${circle.join(' → ')}`)];
}

/** @param {Package['manifest']} manifest */
function forSources({ dependencies = {}, peerDependencies = {} }) {
  return [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
}

/**
 * An import by path must stay in its package. A command (`bin`) may start the scripts of the root, which make the checkout ready before
 * any package is linked.
 * @param {Package} home @param {readonly Package[]} packages @param {string} file @param {string} specifier
 */
function complaintAboutPath(home, packages, file, specifier) {
  const target = posix.join(posix.dirname(file), specifier);
  if (file.startsWith(`${home.folder}/bin/`) && target.startsWith('scripts/')) return null;
  const owner = packages
    .filter(({ folder }) => folder === '.' || `${target}/`.startsWith(`${folder}/`))
    .reduce((inner, each) => (each.folder.length > inner.folder.length ? each : inner));
  if (owner.folder === home.folder) return null;
  return `imports "${specifier}", a path into ${owner.manifest.name}; import it by its name, through what its package.json exports`;
}

/** @param {Package} home @param {readonly Package[]} packages @param {string} specifier @param {boolean} developing */
function complaintAboutPackage(home, packages, specifier, developing) {
  if (NO_PACKAGE.test(specifier) || builtinModules.includes(specifier)) return null;
  const name = packageNameOf(specifier);
  const { manifest } = home;
  const tools = developing
    ? [...Object.keys(manifest.devDependencies ?? {}), ...Object.keys(packages[0]?.manifest.devDependencies ?? {})]
    : [];
  if (name !== manifest.name && ![...forSources(manifest), ...tools].includes(name)) {
    const where = developing ? 'dependencies or devDependencies' : 'dependencies';
    return `imports "${specifier}", but ${posix.join(home.folder, 'package.json')} does not list ${name} in its ${where}`;
  }
  const target = packages.find((other) => other.manifest.name === name);
  if (target === undefined || isExported(target.manifest, `.${specifier.slice(name.length)}`)) return null;
  return `imports "${specifier}", which ${posix.join(target.folder, 'package.json')} does not export`;
}

/** Returns `@scope/name` for `@scope/name/part`, `name` for `name/part`. @param {string} specifier */
function packageNameOf(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** @param {Package['manifest']} manifest @param {string} entry */
function isExported({ exports = {} }, entry) {
  if (typeof exports === 'string') return entry === '.';
  return Object.keys(exports).some((each) => each === entry || (each.endsWith('/*') && entry.startsWith(each.slice(0, -1))));
}

/**
 * Returns the source files of a package, without those of packages inside its folder.
 * @param {string} root @param {string} home @param {readonly Package[]} packages
 */
function filesIn(root, home, packages) {
  const elsewhere = new Set(packages.map(({ folder }) => folder));
  /** @param {string} folder @returns {string[]} */
  const visit = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((item) => {
      const path = posix.join(folder, item.name);
      if (item.isDirectory()) return NOT_SOURCE.has(item.name) || item.name.startsWith('.') || elsewhere.has(path) ? [] : visit(path);
      return SOURCE.test(item.name) ? [path] : [];
    });
  return visit(home);
}

if (isMain(import.meta.url)) {
  const lines = inspectBorders(ROOT);
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (lines.length > 0) process.exitCode = 1;
}
